import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { recoveryHashes } from '../code-hash.ts'
import { stepOfCode } from './authenticator.ts'
import { openAuthenticator } from './authenticator-secret.ts'
import { readRecoveryCode } from './recovery-codes.ts'
import { findTwoStep, useRecoveryCode, useStep } from './two-step-store.ts'

/** Uses up a code of the authenticator or a recovery code; false when it is neither, or was used before. */
export async function useSecondStep(context: Context, tx: Tx, personId: string, typed: string) {
  const { settings, clock } = context
  const now = clock.now()
  const twoStep = await findTwoStep(tx, personId)
  if (!twoStep?.confirmed_at) return false
  const authenticator = openAuthenticator(context, personId, twoStep.sealed_secret)
  const digits = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    const hashes = recoveryHashes(settings, authenticator, personId, readRecoveryCode(typed))
    return (await useRecoveryCode(tx, personId, hashes, now)) !== undefined
  }
  const step = stepOfCode(authenticator, digits, now)
  return step !== null && (await useStep(tx, personId, step)) !== undefined
}
