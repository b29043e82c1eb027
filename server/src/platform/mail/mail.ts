import { email } from '@sojourn/contract/calls/fields'
import { NOTICE_KINDS } from '@sojourn/contract/talk/notice-preferences'
import { z } from 'zod'
import { CalendarEntry } from './calendar-file.ts'

/** A path is a page of ours, from its first slash on: a mail can link nowhere else. */
const Path = z.string().regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'a mail links only to pages of ours')

const content = {
  /** A key is like `contact:{id}:thanks`; the same key never goes out twice. */
  key: z.string().min(1).max(200),
  to: email,
  /** The letter is written in it; a stranger’s address, or one that was changed, has that of whoever it was last. */
  language: z.string().optional(),
  replyTo: z.strictObject({ name: z.string(), address: email }).optional(),
  subject: z.string().min(1),
  heading: z.string().min(1),
  paragraphs: z.array(z.string()),
  /** Something to read off and type in. */
  code: z.string().optional(),
  /** Another person's words are kept apart from ours. */
  quote: z.string().optional(),
  action: z.strictObject({ label: z.string(), path: Path }).optional(),
  smallPrint: z.array(z.string()).optional(),
  /** Goes along as a file that calendars read. */
  calendar: CalendarEntry.optional(),
  /** Goes out whatever its reader has chosen: it tells what they agreed to, or what their silence will mean. */
  needed: z.literal(true).optional(),
  /** The mail tells of it, and is cancelled by it while it waits. */
  of: z.uuid().optional(),
  /** While it waits, one of these facts of the order ends what it tells of: then it is not sent. */
  overBy: z.strictObject({ order: z.string().min(1), facts: z.array(z.string().min(1)) }).optional(),
  /** It comes before this moment, even in quiet hours. */
  deadline: z.iso.datetime().optional(),
}

/** These go out whatever a person has chosen: they are about who may use the account, and whose money it is. */
const ALWAYS = ['account', 'money'] as const

/** Each kind has its switch, and what is no more than news its way out in the mail. */
export const Mail = z.discriminatedUnion('about', [
  z.strictObject({
    ...content,
    about: z.enum([...ALWAYS, ...NOTICE_KINDS]).exclude(['news']),
    unsubscribePath: Path.optional(),
  }),
  z.strictObject({ ...content, about: z.literal('news'), unsubscribePath: Path }),
])
export type Mail = z.input<typeof Mail>

/** For whom no account at its address says a language. */
export const readIn = (mail: Mail, language: string | null): Mail => (language ? { ...mail, language } : mail)
