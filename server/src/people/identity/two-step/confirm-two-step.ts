import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { countedSecondStep } from '../sign-in/password-checks.ts'
import { stepOfCode } from './authenticator.ts'
import { openAuthenticator } from './authenticator-secret.ts'
import { giveRecoveryCodes } from './renew-recovery-codes.ts'
import { findTwoStep, noteTwoStepChange, switchTwoStepOn } from './two-step-store.ts'

/** Turns two-step sign-in on by a first code; gives the recovery codes, which are shown once. */
export const confirmTwoStep = (context: Context, actor: Person, code: string) =>
  countedSecondStep(context, actor.id, () => switchOn(context, actor, code))

const switchOn = (context: Context, actor: Person, code: string) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const twoStep = await findTwoStep(tx, actor.id)
    if (!twoStep || twoStep.confirmed_at)
      throw new Refusal('not_now', { message: 'There is no authenticator waiting to be confirmed.' })
    const step = stepOfCode(openAuthenticator(context, actor.id, twoStep.sealed_secret), code, now)
    if (step === null) throw invalidField('code', 'that code is incorrect')
    if (!(await switchTwoStepOn(tx, actor.id, twoStep.sealed_secret, step, now))) throw new Refusal('not_now')
    await noteTwoStepChange(tx, actor.id, now)
    await tell(context, tx, { fact: 'two_step_turned', person: actor.id, now: 'on' })
    return giveRecoveryCodes(context, tx, actor.id)
  })
