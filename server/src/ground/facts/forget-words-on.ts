import type { Tx } from '../../platform/database/database.ts'
import type { FactName } from './facts.ts'
import { eraseWordsOn } from './store.ts'

/** The words go; that the facts happened stays. */
export const forgetWordsOn = (tx: Tx, agentId: string, facts: readonly FactName[]) =>
  eraseWordsOn(tx, agentId, facts)
