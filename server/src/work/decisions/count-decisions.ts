import { SHARE_MONTHS } from '@sojourn/contract/ground/approval-words'
import type { Context } from '../../context.ts'
import { changeShares, type Step } from '../../ground/shares/change-shares.ts'
import type { Tx } from '../../platform/database/database.ts'
import { indexAgent } from '../../supply/search/index/index-agent.ts'
import { whatTheyShare } from '../gifts/what-they-share.ts'
import {
  dropTold,
  holdDecisionsOf,
  type KeptRow,
  keepTold,
  keptOf,
  markCounted,
  toldBy,
} from './decision-store.ts'
import { whatCounts } from './what-counts.ts'

/** Decisions told before then are no longer counted. */
export function countedSince(now: Date) {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - SHARE_MONTHS)
  return since
}

/**
 * Brings what is kept of these clients up to what holds now, and the shares with it. All clients are held before any share
 * is, and no share before any agent, so that two who count do not deadlock.
 */
export async function countDecisionsOf(context: Context, tx: Tx, ...clients: string[]) {
  const inOrder = clients.toSorted()
  for (const client of inOrder) await holdDecisionsOf(tx, client)
  const steps: Step[] = []
  for (const client of inOrder) steps.push(...(await countAnew(context, tx, client)))
  const changed = await changeShares(tx, steps)
  for (const agent of changed.toSorted()) await indexAgent(context, tx, { agent })
}

async function countAnew(context: Context, tx: Tx, clientId: string): Promise<Step[]> {
  const before = await keptOf(tx, clientId)
  await keepWhatWasTold(context, tx, clientId, before)
  const after = await keptOf(tx, clientId)
  const counted = whatCounts(after)
  const now = after.map((row) => ({ ...row, ...counted.get(row.id) }))
  for (const { id, of_visa, of_agent } of now) {
    const was = after.find((row) => row.id === id)
    if (was?.of_visa !== of_visa || was.of_agent !== of_agent)
      await markCounted(tx, id, { of_visa, of_agent })
  }
  return [...before.map((row) => stepOf(row, -1)), ...now.map((row) => stepOf(row, 1))]
}

async function keepWhatWasTold(context: Context, tx: Tx, client_id: string, before: readonly KeptRow[]) {
  const told = await toldBy(tx, client_id, countedSince(context.clock.now()))
  const same =
    (one: { goal_id: number; agent_id: string }) => (other: { goal_id: number; agent_id: string }) =>
      other.goal_id === one.goal_id && other.agent_id === one.agent_id
  const gone = before.filter((row) => !told.some(same(row))).map(({ id }) => id)
  if (gone.length > 0) await dropTold(tx, gone)
  for (const row of told) {
    const known = before.find(same(row))
    const signs = known?.signs ?? (await whatTheyShare(tx, { client_id, agent_id: row.agent_id }))
    await keepTold(tx, { ...row, client_id, signs })
  }
}

const stepOf = ({ visa_id, agent_id, approved, of_visa, of_agent }: KeptRow, by: 1 | -1): Step => ({
  visa: of_visa ? visa_id : null,
  agent: of_agent ? agent_id : null,
  approved,
  by,
})
