import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import { unsealIfPossible } from '../../../platform/secrets/sealed.ts'
import { findPersonByEmail } from '../person-store.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { sealedAuthenticators } from './authenticator-secret.ts'
import { findTwoStep, noteTwoStepChange, removeTwoStep } from './two-step-store.ts'

/** Support takes off a second step that can never be passed again, as no secret of ours opens it, and no other. */
export const dropSecondStep = (context: Context, email: string) =>
  transact(context, async (tx) => {
    const person = await findPersonByEmail(tx, email)
    const twoStep = person && (await findTwoStep(tx, person.id))
    if (!person || !twoStep?.confirmed_at) return 'none'
    if (unsealIfPossible(context.settings, sealedAuthenticators.ownerOf(person.id), twoStep.sealed_secret))
      return 'can be checked'
    const now = context.clock.now()
    await removeTwoStep(tx, person.id)
    await noteTwoStepChange(tx, person.id, now)
    await endEverySession(context, tx, person.id)
    await tell(context, tx, { fact: 'two_step_turned', person: person.id, now: 'off' })
    return 'dropped'
  })
