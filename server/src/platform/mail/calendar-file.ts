import { z } from 'zod'

/** The same `uid` with a higher `sequence` changes an entry, `CANCEL` removes it. */
export const CalendarEntry = z.strictObject({
  uid: z.string().min(1),
  sequence: z.number().int().min(0),
  method: z.enum(['REQUEST', 'CANCEL']),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  summary: z.string(),
  description: z.string(),
})
export type CalendarEntry = z.output<typeof CalendarEntry>

interface Parties {
  /** It looks like `Sojourn <hello@sojourn.example>`. */
  from: string
  to: string
  origin: string
  now: Date
}

/** RFC 5545 wants times in UTC, which every calendar shows in its owner's zone. */
export function calendarFile(entry: CalendarEntry, { from, to, origin, now }: Parties) {
  const { name, address } = partsOf(from)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.method}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}@${new URL(origin).hostname}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `ORGANIZER;CN="${quotable(name)}":mailto:${address}`,
    `ATTENDEE;PARTSTAT=ACCEPTED;ROLE=REQ-PARTICIPANT:mailto:${to}`,
    `STATUS:${entry.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n')
}

/** It reads `20261124T090000Z`. */
const utc = (time: string | Date) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const quotable = (text: string) => text.replaceAll(/["\r\n]/g, ' ')

function partsOf(from: string) {
  const [, name, address] = /^(.*?)\s*<([^>]+)>$/.exec(from) ?? []
  return { name: name || from, address: address ?? from }
}

const LONGEST_LINE = 73

/** Lines go on in the next one, which begins with a space; no character is cut in two. */
function folded(line: string) {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LONGEST_LINE) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
