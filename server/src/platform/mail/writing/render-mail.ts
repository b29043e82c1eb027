import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { operatorInWords } from '../../../settings/operator-settings.ts'
import type { Settings } from '../../../settings/settings.ts'
import { type CalendarEntry, calendarFile } from '../calendar-file.ts'
import type { Mail } from '../mail.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** A mail as it leaves the house. */
export interface RenderedMail {
  key: string
  to: string
  replyTo: { name: string; address: string } | null
  subject: string
  html: string
  text: string
  unsubscribeUrl: string | null
  /** A file that calendars read. */
  calendar: { method: CalendarEntry['method']; file: string } | null
}

/** The HTML and the plain part are both made from it. */
export interface Letter {
  language: Language
  subject: string
  heading: string
  paragraphs: string[]
  code: string | undefined
  quote: string | undefined
  action: { label: string; url: string } | undefined
  smallPrint: string[]
  origin: string
  /** The operator of the site is named line by line. */
  operator: string[]
  unsubscribeUrl: string | null
}

type SandboxServer = Pick<Settings, 'origin' | 'mailFrom' | 'operator'>

export function renderMail(
  mail: Mail,
  { origin, mailFrom, operator }: SandboxServer,
  now: Date,
): RenderedMail {
  const letter: Letter = {
    language: mail.language ?? SOURCE,
    subject: oneLine(mail.subject),
    heading: mail.heading,
    paragraphs: mail.paragraphs,
    code: mail.code,
    quote: mail.quote,
    action: mail.action && { label: mail.action.label, url: ourUrl(mail.action.path, origin) },
    smallPrint: mail.smallPrint ?? [],
    origin,
    operator: operatorInWords(operator),
    unsubscribeUrl: mail.unsubscribePath ? ourUrl(mail.unsubscribePath, origin) : null,
  }
  return {
    key: mail.key,
    to: mail.to,
    replyTo: mail.replyTo
      ? { name: oneLine(mail.replyTo.name), address: oneLine(mail.replyTo.address) }
      : null,
    subject: letter.subject,
    html: mailHtml(letter),
    text: mailText(letter),
    unsubscribeUrl: letter.unsubscribeUrl,
    calendar: mail.calendar
      ? {
          method: mail.calendar.method,
          file: calendarFile(mail.calendar, { from: mailFrom, to: mail.to, origin, now }),
        }
      : null,
  }
}

/** A line break in a header would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const oneLine = (text: string) => text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()

function ourUrl(path: string, origin: string) {
  const url = new URL(path, origin)
  if (url.origin !== origin) throw new Error(`A mail may not link to ${url.origin}`)
  return url.href
}
