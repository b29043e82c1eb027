import { VERIFICATION_FACTS } from '../../ground/facts/facts.ts'
import { forgetWordsOn } from '../../ground/facts/forget-words-on.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The account is deleted: what our team wrote about the papers goes, that a verification took its steps stays. */
export const forgetWordsOfVerification = (tx: Tx, agentId: string) =>
  forgetWordsOn(tx, agentId, VERIFICATION_FACTS)
