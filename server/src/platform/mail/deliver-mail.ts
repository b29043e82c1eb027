import type { Context } from '../../context.ts'
import { transact } from '../database/transact.ts'
import { claimMail, releaseMail, settleMail } from './delivery-store.ts'
import type { Mail } from './mail.ts'
import { Undeliverable } from './mailer.ts'
import { renderMail } from './writing/render-mail.ts'

/**
 * Sends a mail once. Only a server that dies between the other side's yes and our note of it leaves room for a
 * second one, and that one carries the same Message-ID.
 */
export async function deliverMail(context: Context, mail: Mail) {
  const { clock, mailer, settings, log } = context
  const claim = await transact(context, (tx) => claimMail(tx, mail.key, clock.now()))
  if (claim === 'settled') return
  if (claim === 'being sent') throw new Error('Another server is sending this mail; looked at again later')

  let refusal: string | null = null
  try {
    await mailer.send(renderMail(mail, settings, clock.now()))
  } catch (error) {
    if (!(error instanceof Undeliverable)) {
      await transact(context, (tx) => releaseMail(tx, mail.key))
      throw error
    }
    refusal = error.message
    log.warn({ mail: mail.key, refusal }, 'a mail will never arrive')
  }
  await transact(context, (tx) => settleMail(tx, mail.key, { now: clock.now(), refusal }))
}
