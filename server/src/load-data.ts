import type { Context } from './context.ts'
import { loadEntryRules } from './ground/entry-rules/load-entry-rules.ts'
import { loadReference } from './ground/reference/load-reference.ts'
import { loadRates } from './ground/reference/rates/load-rates.ts'
import { indexEveryAgent } from './supply/search/index/index-every-agent.ts'

/** Puts the files of `server/data` into the database; where they changed, agents are found by what they say now. */
export async function loadData(context: Context) {
  await loadReference(context.db, context.clock, {
    onChange: (tx) => context.jobs.enqueue(tx, indexEveryAgent, {}),
  })
  await loadEntryRules(context.db, context.clock)
  await loadRates(context.db)
}
