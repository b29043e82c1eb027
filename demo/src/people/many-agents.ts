import type { Context } from '../../../server/src/context.ts'
import { transact } from '../../../server/src/platform/database/transact.ts'
import { indexAgents } from '../../../server/src/supply/search/index/index-agent.ts'
import { addHours, addLicences, addPeople, addServices, idsOf, lookOver } from './many-agents-store.ts'

const AT_A_TIME = 1000
const SEED = 2026

/** The crowd is for measuring: it is the same for the same number, and once more changes nothing. */
export async function bringManyAgents(context: Context, count: number, tell: (sentence: string) => void) {
  for (let from = 1; from <= count; from += AT_A_TIME) {
    const to = Math.min(count, from + AT_A_TIME - 1)
    const crowd = { from, to, seed: SEED, now: context.clock.now() }
    await transact(context, async (tx) => {
      await addPeople(tx, crowd)
      await addServices(tx, crowd)
      await addLicences(tx, crowd)
      await addHours(tx, crowd)
      await indexAgents(context, tx, await idsOf(tx, crowd))
    })
    tell(`${to.toLocaleString('en')} agents`)
  }
  await lookOver(context.db)
}
