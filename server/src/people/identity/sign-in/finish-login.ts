import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import type { Client } from '../sessions/client.ts'
import { signIn } from '../sessions/let-in.ts'
import { isKnownDevice } from '../sessions/session-store.ts'
import { useSecondStep } from '../two-step/use-second-step.ts'
import { findOpenChallenge, tryLoginChallenge, useLoginChallenge } from './login-challenge-store.ts'
import { countedSecondStep } from './password-checks.ts'

/** Said whatever the reason, so that it tells nothing. */
const OVER = 'This sign-in took too long or had too many attempts. Please sign in again.'

interface SecondStep {
  challengeId: string
  code: string
}

/** The second step has five tries, and each code opens one door once. */
export async function finishLogin(context: Context, client: Client, step: SecondStep) {
  const { clock, db } = context
  const personId = await findOpenChallenge(db, step.challengeId, client.device, clock.now())
  if (!personId) throw isOver()
  const isKnown = client.device !== null && (await isKnownDevice(db, personId, client.device))
  const account = isKnown ? `${personId} ${client.device}` : personId
  const session = await countedSecondStep(context, account, () => judge(context, client, step))
  if (!session) throw invalidField('code', 'that code is incorrect')
  return session
}

/** Counts the try and judges the code in one transaction: a wrong one stays counted, one that an outage cuts does not. */
const judge = (context: Context, client: Client, { challengeId, code }: SecondStep) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const challenge = await tryLoginChallenge(tx, challengeId, client.device, now)
    if (!challenge) throw isOver()
    const personId = challenge.person_id
    if (await useSecondStep(context, tx, personId, code)) {
      await useLoginChallenge(tx, challengeId, now)
      return signIn(context, tx, client, personId)
    }
    if (challenge.is_last)
      await tell(context, tx, { fact: 'codes_guessed', person: personId, challenge: challengeId })
    return null
  })

const isOver = () => new Refusal('not_found', { message: OVER })
