import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { invalidField, Refusal } from '../platform/refusal.ts'
import type { Client } from './client.ts'
import { codesGuessedMail } from './identity-mails.ts'
import { signIn } from './let-in.ts'
import { tryLoginChallenge, useLoginChallenge } from './login-challenge-store.ts'
import { findAddressee } from './person-store.ts'
import { isKnownDevice } from './session-store.ts'
import { useSecondStep } from './use-second-step.ts'

/** Said whatever the reason, so that it tells nothing. */
const OVER = 'This sign-in took too long or had too many attempts. Please sign in again.'

interface SecondStep {
  challengeId: string
  code: string
}

/** The second step of a login: five tries, and each code opens one door once. */
export async function finishLogin(context: Context, client: Client, { challengeId, code }: SecondStep) {
  const { clock, db, limits } = context
  // Kept whatever comes of it, so that tries in parallel are tries.
  const challenge = await transact(context, (tx) =>
    tryLoginChallenge(tx, challengeId, client.device, clock.now()),
  )
  if (!challenge) throw new Refusal('not_found', { message: OVER })
  const personId = challenge.person_id
  const isKnown = client.device !== null && (await isKnownDevice(db, personId, client.device))
  await limits.take('second_step', { account: isKnown ? `${personId} ${client.device}` : personId })

  const session = await transact(context, async (tx) => {
    if (!(await useSecondStep(context, tx, personId, code))) return null
    if (!(await useLoginChallenge(tx, challengeId, clock.now())))
      throw new Refusal('not_found', { message: OVER })
    return signIn(context, tx, client, personId)
  })
  if (session) return session
  if (challenge.is_last) {
    await transact(context, async (tx) =>
      enqueueMail(context, tx, codesGuessedMail(await findAddressee(tx, personId), challengeId)),
    )
  }
  throw invalidField('code', 'that code is incorrect')
}
