import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashOfRecoveryCode } from '../code-hash.ts'
import { openAuthenticator } from './authenticator-secret.ts'
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'
import { findTwoStep, replaceRecoveryCodes } from './two-step-store.ts'

export const renewRecoveryCodes = (context: Context, { id }: Person) =>
  transact(context, (tx) => giveRecoveryCodes(context, tx, id))

export async function giveRecoveryCodes(context: Context, tx: Tx, personId: string) {
  const twoStep = await findTwoStep(tx, personId)
  if (!twoStep?.confirmed_at) throw new Refusal('not_now', { message: 'Two-step sign-in is not on.' })
  const authenticator = openAuthenticator(context, personId, twoStep.sealed_secret)
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    personId,
    codes.map((code) => hashOfRecoveryCode(authenticator, personId, readRecoveryCode(code))),
  )
  return { recovery_codes: codes }
}
