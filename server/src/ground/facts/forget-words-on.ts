import type { Tx } from '../../platform/database/database.ts'
import type { FactName } from './facts.ts'
import { eraseWordsOn } from './store.ts'

/** What was written about an agent goes from these facts; that they happened stays. */
export const forgetWordsOn = (tx: Tx, agentId: string, facts: readonly FactName[]) =>
  eraseWordsOn(tx, agentId, facts)
