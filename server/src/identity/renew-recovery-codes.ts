import type { Context } from '../context.ts'
import type { Tx } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import type { Person } from '../platform/http/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import { hashOfCode } from './code-hash.ts'
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'
import { hasTwoStep, replaceRecoveryCodes } from './two-step-store.ts'

/** New recovery codes; the old ones no longer work. */
export const renewRecoveryCodes = (context: Context, { id }: Person) =>
  transact(context, async (tx) => {
    if (!(await hasTwoStep(tx, id))) throw new Refusal('not_now', { message: 'Two-step sign-in is not on.' })
    return giveRecoveryCodes(context, tx, id)
  })

export async function giveRecoveryCodes({ settings }: Context, tx: Tx, personId: string) {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    personId,
    codes.map((code) => hashOfCode(settings, personId, readRecoveryCode(code))),
  )
  return { recovery_codes: codes }
}
