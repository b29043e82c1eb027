import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { networkOf } from '../../../platform/limits/network.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { resetMail } from '../identity-mails.ts'
import { findGuards } from '../person-store.ts'
import { isKnownDevice } from '../sessions/session-store.ts'
import { makeResetToken } from './make-reset-link.ts'
import { lockPersonOfReset, tryReset } from './reset-store.ts'
import { normalAnswer } from './security-answer.ts'

const BEGUN_MS = 60 * 60_000

/**
 * Sends the link when the answer is right or none was asked for. What the caller sees and what the server does are the
 * same when nobody has the email; the mail itself is made by a job.
 */
export async function sendResetMail(context: Context, actor: Actor, id: string, answer: string | undefined) {
  const begunAfter = new Date(context.clock.now().getTime() - BEGUN_MS)
  const reset = await transact(context, (tx) => tryReset(tx, id, begunAfter))
  if (!reset)
    throw new Refusal('not_found', {
      message: 'This took too long or had too many attempts. Please start again.',
    })
  if (reset.security_question && !(await isAnswer(context, actor, id, reset, answer))) return
  await transact(context, (tx) => context.jobs.enqueue(tx, mailResetLink, { id }))
}

interface Asked {
  person_id: string | null
  security_question: string | null
}

async function isAnswer(context: Context, actor: Actor, id: string, asked: Asked, answer = '') {
  const { db, passwords } = context
  const owner = asked.person_id ?? id
  const mayTry = await mayAnswer(context, actor, owner)
  const guards = await findGuards(db, owner)
  const isSame = guards?.security_question === asked.security_question
  const isRight = await passwords.isRight(isSame ? guards.security_answer_hash : null, normalAnswer(answer))
  return isRight && mayTry
}

/** Strangers share their tries, and the owner's browsers have their own. So that nobody is silenced by others, every network has a few. */
async function mayAnswer({ db, limits }: Context, { device, address }: Actor, owner: string) {
  if (device !== null && (await isKnownDevice(db, owner, device)))
    return limits.allows('security_answer', { account: `${owner} ${device}` })
  const ofNetwork = await limits.allows('security_answer_of_network', {
    account: `${owner} ${networkOf(address)}`,
  })
  const ofAll = await limits.allows('security_answer', { account: owner })
  return ofNetwork || ofAll
}

/** Only this job ever knows the link's token, and only the newest link works. */
export const mailResetLink = defineJob({
  name: 'mail-reset-link',
  schema: z.object({ id: z.uuid() }),
  run: (context, { id }) =>
    transact(context, async (tx) => {
      const person = await lockPersonOfReset(tx, id)
      if (!person || !(await context.limits.allows('reset_mail', { account: person.id }))) return
      const token = await makeResetToken(context, tx, id, person.id)
      await enqueueMail(context, tx, resetMail(person, id, token))
    }),
})
