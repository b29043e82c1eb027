import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: 'meeting-1',
  sequence: 0,
  method: 'REQUEST',
  start: '2026-11-24T09:00:00.000Z',
  end: '2026-11-24T09:30:00.000Z',
  summary: 'Meeting with Amara; study permit, Canada',
  description: 'Order O-1\nhttps://sojourn.example/p/client/orders/1',
}
const parties = {
  from: 'Sojourn <hello@sojourn.example>',
  to: 'ada@example.com',
  origin: 'https://sojourn.example',
  now: new Date('2026-11-22T12:00:00Z'),
}

test('a calendar reads when, with whom and where it comes from', () => {
  const lines = calendarFile(entry, parties).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:meeting-1@sojourn.example',
      'SEQUENCE:0',
      'DTSTAMP:20261122T120000Z',
      'DTSTART:20261124T090000Z',
      'DTEND:20261124T093000Z',
      String.raw`SUMMARY:Meeting with Amara\; study permit\, Canada`,
      String.raw`DESCRIPTION:Order O-1\nhttps://sojourn.example/p/client/orders/1`,
      'ORGANIZER;CN="Sojourn":mailto:hello@sojourn.example',
      'STATUS:CONFIRMED',
    ]),
  )
  expect(lines.at(-1)).toBe('')
})

test('what is called off is taken away', () => {
  const file = calendarFile({ ...entry, method: 'CANCEL', sequence: 2 }, parties)
  expect(file).toContain('METHOD:CANCEL')
  expect(file).toContain('SEQUENCE:2')
  expect(file).toContain('STATUS:CANCELLED')
})

test('no line is too long, and nothing typed begins a line of its own', () => {
  const file = calendarFile(
    { ...entry, summary: 'ü'.repeat(200), description: 'a\r\nEND:VCALENDAR\r\nb' },
    parties,
  )
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(file.replaceAll('\r\n ', '')).toContain('ü'.repeat(200))
})
