import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Context } from '../../context.ts'
import { DAY_MS } from '../clock.ts'
import { newestMigration } from '../database/migrate.ts'
import { transact } from '../database/transact.ts'
import { VERSION } from '../version.ts'
import { forgetNodesUnseenSince, noteNode, removeNode } from './node-store.ts'

const EVERY_MS = 15_000

/** Says every few seconds that this server runs and of which release it is, until it stops. */
export async function tellNode(context: Context) {
  const { clock, log, settings } = context
  const started_at = clock.now()
  const node = {
    id: randomUUID(),
    name: hostname(),
    role: settings.role,
    version: VERSION,
    newest_migration: await newestMigration(),
    started_at,
  }
  const say = () => transact(context, (tx) => noteNode(tx, { ...node, seen_at: clock.now() }))
  await transact(context, (tx) => forgetNodesUnseenSince(tx, new Date(started_at.getTime() - DAY_MS)))
  await say()
  const beat = setInterval(
    () => say().catch((error) => log.error({ err: error }, 'this server could not say that it runs')),
    EVERY_MS,
  ).unref()
  return {
    node,
    async stop() {
      clearInterval(beat)
      // A database that is away forgets it by itself.
      await transact(context, (tx) => removeNode(tx, node.id)).catch(() => {})
    },
  }
}
