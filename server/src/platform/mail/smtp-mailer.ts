import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { type Mailer, Undeliverable } from './mailer.ts'
import type { RenderedMail } from './writing/render-mail.ts'

interface Smtp {
  url: string
  from: string
  origin: string
  clock: Clock
}

const TIMEOUT_MS = 15_000

export function openSmtpMailer({ url, from, origin, clock }: Smtp): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          from,
          date: clock.now(),
          to: { name: '', address: mail.to },
          ...(mail.replyTo && { replyTo: mail.replyTo }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: messageIdOf(mail, origin),
          headers: headersOf(mail),
          ...(mail.calendar && {
            icalEvent: { method: mail.calendar.method, filename: 'meeting.ics', content: mail.calendar.file },
          }),
        })
      } catch (error) {
        throw isFinal(error) ? new Undeliverable((error as Error).message) : error
      }
    },
    reach: () => transport.verify(),
    close: async () => transport.close(),
  }
}

/** The key makes it: should a mail go out twice after all, the receiving side can tell. */
const messageIdOf = ({ key }: RenderedMail, origin: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${new URL(origin).hostname}>`

/** A machine writes: no absence note should answer it. One click unsubscribes (RFC 8058). */
const headersOf = ({ unsubscribeUrl }: RenderedMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

interface SmtpError {
  command?: string
  responseCode?: number
}

/** A 5xx on the address itself is final. Any other refusal, such as of our own sign-in, can be put right and tried again. */
function isFinal(error: unknown) {
  const { command, responseCode = 0 } = error as SmtpError
  return command === 'RCPT TO' && responseCode >= 500
}
