import type { Tx } from '../platform/database/database.ts'
import { removeConnectedAccountsSince } from './outside/outside-store.ts'
import { forgetDevicesSince, removeQuestionSetSince } from './person-store.ts'
import { removeTwoStepSince } from './two-step-store.ts'

/** Takes away every way in, and every lock, that was added to an account since a moment. */
export async function takeBackGuards(tx: Tx, personId: string, since: Date) {
  await removeQuestionSetSince(tx, personId, since)
  await removeTwoStepSince(tx, personId, since)
  await removeConnectedAccountsSince(tx, personId, since)
  await forgetDevicesSince(tx, personId, since)
}
