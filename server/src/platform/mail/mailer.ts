import type { RenderedMail } from './writing/render-mail.ts'

/** Hands a mail over for delivery; throws when that failed and is worth another try. */
export interface Mailer {
  send(mail: RenderedMail): Promise<void>
  /** Throws when it could not send anything. */
  reach(): Promise<unknown>
  close(): Promise<void>
}

/** No try will ever succeed: the receiving server does not know the address or does not want the mail. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
