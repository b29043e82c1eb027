import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { stopwatch } from '../clock.ts'
import { transact } from '../database/transact.ts'
import { isOutage } from '../outage.ts'
import { claimMail, releaseMail, settleMail } from './delivery-store.ts'
import type { Mail } from './mail.ts'
import { Undeliverable } from './mailer.ts'
import { renderMail } from './writing/render-mail.ts'

const NOTE_AGAIN_MS = 1_000
/** Shorter than the job may take. */
const NOTE_MS = 90_000

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
  await noteSurely(context, mail.key, refusal)
}

/** While the database is away the note waits for it, or the mail would be sent again. */
async function noteSurely(context: Context, key: string, refusal: string | null) {
  const passed = stopwatch()
  for (;;) {
    try {
      await transact(context, (tx) => settleMail(tx, key, { now: context.clock.now(), refusal }))
      return
    } catch (error) {
      if (!isOutage(error) || passed() > NOTE_MS) throw error
    }
    await pause(NOTE_AGAIN_MS)
  }
}
