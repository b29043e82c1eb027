import { describe, expect, test } from 'vitest'
import { type CalendarEvent, writeICalendar } from './write-icalendar.ts'

const NOW = new Date('2026-11-02T09:00:00Z')

describe('a calendar file', () => {
  const event: CalendarEvent = {
    ...{ uid: 'meeting-1@sojourn.example', from: NOW, until: new Date('2026-11-02T10:00:00Z') },
    ...{ changedAt: new Date('2026-11-01T00:00:00.123Z'), summary: 'Meeting with Ines D.' },
  }
  const linesOf = (changes: Partial<CalendarEvent> = {}, name = 'Sojourn') =>
    writeICalendar(name, [{ ...event, ...changes }])
      .replaceAll('\r\n ', '')
      .split('\r\n')

  test('holds what a program needs, in its order', () => {
    const lines = linesOf()
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:meeting-1@sojourn.example',
      'DTSTAMP:20261101T000000Z',
      'DTSTART:20261102T090000Z',
      'DTEND:20261102T100000Z',
      'SUMMARY:Meeting with Ines D.',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('of nothing is whole too', () => {
    const lines = writeICalendar('Sojourn', []).split('\r\n')
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
    expect(lines).not.toContain('BEGIN:VEVENT')
  })

  test('whole days are dates', () => {
    const lines = linesOf({ from: '2026-11-05', until: '2026-11-06' })
    expect(lines).toContain('DTSTART;VALUE=DATE:20261105')
    expect(lines).toContain('DTEND;VALUE=DATE:20261106')
  })

  test('a reminder leaves its day free and rings in time', () => {
    const lines = linesOf({
      ...{ from: '2026-11-05', until: '2026-11-06' },
      reminder: { description: 'Two papers; one fee', url: 'https://sojourn.example/goals/1', daysBefore: 7 },
    })
    expect(lines.slice(lines.indexOf('SUMMARY:Meeting with Ines D.') + 1, -2)).toEqual([
      String.raw`DESCRIPTION:Two papers\; one fee`,
      'URL:https://sojourn.example/goals/1',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Meeting with Ines D.',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
    ])
  })

  test.each([
    ['a, b; c', String.raw`a\, b\; c`],
    [String.raw`back\slash`, String.raw`back\\slash`],
    ['two\nlines', String.raw`two\nlines`],
    ['two\r\nlines', String.raw`two\nlines`],
    ['two\rlines', String.raw`two\nlines`],
    ['two\u2028lines', String.raw`two\nlines`],
    ['two\u0085lines', String.raw`two\nlines`],
    ['x\r\nEND:VEVENT\r\nBEGIN:VEVENT', String.raw`x\nEND:VEVENT\nBEGIN:VEVENT`],
    ['no\u0000bell\u0007', 'nobell'],
    ['colon: stays', 'colon: stays'],
  ])('the text %j is written %j', (summary, written) => {
    expect(linesOf({ summary })).toContain(`SUMMARY:${written}`)
    expect(linesOf({}, summary)).toContain(`X-WR-CALNAME:${written}`)
  })

  test.each([
    ['letters', 'a'.repeat(500)],
    ['letters of two octets', 'é'.repeat(300)],
    ['letters of three', '移'.repeat(300)],
    ['letters of four', '🛂'.repeat(200)],
    ['all of them', 'aé移🛂'.repeat(100)],
    ['what just fits', 'a'.repeat(75 - 'SUMMARY:'.length)],
    ['what just does not', 'a'.repeat(76 - 'SUMMARY:'.length)],
  ])('no line of %s is longer than 75 octets, and none is cut in two', (_, summary) => {
    const written = writeICalendar('Sojourn', [{ ...event, summary }])
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(Buffer.from(written).toString()).toBe(written)
    expect(written).not.toContain('\uFFFD')
    expect(written.replaceAll('\r\n ', '').split('\r\n')).toContain(`SUMMARY:${summary}`)
    const folds = written.split('\r\n ').length - 1
    expect(folds > 0).toBe(Buffer.byteLength(`SUMMARY:${summary}`) > 75)
  })
})
