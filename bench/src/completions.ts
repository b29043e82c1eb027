import { join } from 'node:path'
import { loadReference } from '../../server/src/ground/reference/load-reference.ts'
import { openContext } from '../../server/src/open-context.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { bringAcceptances } from './acceptances.ts'
import { type Beside, besideWritesFloor, ROUNDS } from './beside-writes-floor.ts'
import type { Post } from './send-once.ts'
import { serverEnv } from './server-env.ts'

export interface CompletionFigures extends Beside {
  accepted: number
}

/** Work that many clients accept at once, beside a floor that writes the same rows. */
export async function measureCompletions(folder: string, each: number): Promise<CompletionFigures> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'completions') })
  const env = {
    ...serverEnv(postgres.url, join(folder, 'completions-data')),
    // Each client comes from an address of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  }
  try {
    const accept = await bring(postgres.url, env, each * ROUNDS)
    const found = await besideWritesFloor(postgres.url, env, { accept })
    return { accepted: accept.length, ...found.accept }
  } finally {
    await postgres.stop()
  }
}

async function bring(url: string, env: Record<string, string>, many: number): Promise<Post[]> {
  await migrate(url)
  const { context, close } = await openContext(readSettings(env), url, {}, undefined, { isPatient: true })
  try {
    await loadReference(context.db, context.clock)
    const calls = await bringAcceptances(context, many)
    await context.pool.query('vacuum (analyze)')
    await context.pool.query('checkpoint')
    return calls
  } finally {
    await close()
  }
}
