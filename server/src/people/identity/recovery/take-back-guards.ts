import type { Tx } from '../../../platform/database/database.ts'
import { forgetDevicesSince, removeQuestionSetSince } from '../person-store.ts'
import { removeConnectedAccountsSince } from '../providers/outside-store.ts'
import { removeTwoStepSince } from '../two-step/two-step-store.ts'

/** Takes away every way in, and every lock, that was added to an account since a moment. */
export async function takeBackGuards(tx: Tx, personId: string, since: Date) {
  await removeQuestionSetSince(tx, personId, since)
  await removeTwoStepSince(tx, personId, since)
  await removeConnectedAccountsSince(tx, personId, since)
  await forgetDevicesSince(tx, personId, since)
}
