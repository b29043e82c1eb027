import { PRODUCT } from '@sojourn/contract/calls/names'

export interface CalendarEvent {
  uid: string
  /** Days are YYYY-MM-DD, the end not included; else instants. */
  from: string | Date
  until: string | Date
  changedAt: Date
  summary: string
  /** For what may change: which of its versions this is. */
  sequence?: number
  /** It is only a reminder: the day stays free. */
  reminder?: { description: string; url: string; daysBefore: number }
}

const MOST_OCTETS = 75

/** A calendar as other programs read it (RFC 5545). */
export function writeICalendar(name: string, events: CalendarEvent[]) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(PRODUCT)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const linesOf = ({ uid, from, until, changedAt, summary, sequence, reminder }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${instant(changedAt)}`,
  ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`, `LAST-MODIFIED:${instant(changedAt)}`]),
  `DTSTART${timeOf(from)}`,
  `DTEND${timeOf(until)}`,
  `SUMMARY:${escaped(summary)}`,
  ...(reminder ? linesOfReminder(summary, reminder) : ['TRANSP:OPAQUE']),
  'END:VEVENT',
]

const linesOfReminder = (
  summary: string,
  { description, url, daysBefore }: NonNullable<CalendarEvent['reminder']>,
) => [
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:-P${daysBefore}D`,
  'END:VALARM',
]

const timeOf = (time: string | Date) =>
  typeof time === 'string' ? `;VALUE=DATE:${time.replaceAll('-', '')}` : `:${instant(time)}`

/** It reads `20261102T090000Z`. */
const instant = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** No text can end its line, hence none can begin a property of its own. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** No line is longer than 75 octets, and no character is cut in two. */
function fold(line: string) {
  let [folded, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MOST_OCTETS) [folded, octets] = [`${folded}\r\n `, 1]
    folded += character
    octets += size
  }
  return folded
}
