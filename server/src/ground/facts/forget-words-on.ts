import type { Tx } from '../../platform/database/database.ts'
import type { FactName } from './facts.ts'
import { eraseReasonsBy, eraseWordsOfOffers, eraseWordsOn } from './store.ts'

/** The words go; that the facts happened stays. */
export const forgetWordsOn = (tx: Tx, agentId: string, facts: readonly FactName[]) =>
  eraseWordsOn(tx, agentId, facts)

/** The reasons that a person gave go with their account. */
export const forgetReasonsBy = (tx: Tx, personId: string, facts: readonly FactName[]) =>
  eraseReasonsBy(tx, personId, facts)

/** Their facts name them by what a client wrote who has left. */
export async function forgetWordsOfOffers(tx: Tx, offers: readonly { id: string; agent_id: string }[]) {
  if (offers.length > 0) await eraseWordsOfOffers(tx, offers)
}
