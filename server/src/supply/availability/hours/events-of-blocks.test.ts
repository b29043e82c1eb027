import { describe, expect, test } from 'vitest'
import type { CalendarEvent } from '../feed/write-icalendar.ts'
import { eventsOfBlocks } from './events-of-blocks.ts'
import type { BlockedRow, StoredRange } from './hours-store.ts'

const NOW = new Date('2026-11-02T09:00:00Z')
const block = (from_day: string, until_day = from_day, ...ranges: StoredRange[]): BlockedRow => ({
  ...{ id: 'b1', from_day, until_day, ranges },
})
const whenOf = ({ from, until }: CalendarEvent) =>
  [from, until].map((time) => (typeof time === 'string' ? time : time.toISOString())).join(' to ')
const eventsOf = (blocks: BlockedRow[], zone = 'Europe/Berlin', now = NOW) => [
  ...eventsOfBlocks(blocks, zone, now),
]

describe('what other calendars are told of blocked days', () => {
  test.each<[string, BlockedRow, string[]]>([
    ['one whole day', block('2026-11-05'), ['2026-11-05 to 2026-11-06']],
    ['several are one event', block('2026-11-05', '2026-11-09'), ['2026-11-05 to 2026-11-10']],
    ['today is told', block('2026-11-02'), ['2026-11-02 to 2026-11-03']],
    [
      'what began earlier is told from today',
      block('2026-10-20', '2026-11-04'),
      ['2026-11-02 to 2026-11-05'],
    ],
    ['what is over is not', block('2026-10-20', '2026-11-01'), []],
    ['what lies over a year ahead is not', block('2027-11-03'), []],
    ['the last day of that year is', block('2027-11-02'), ['2027-11-02 to 2027-11-03']],
    ['who is closed for good is for a year', block('2026-11-10', '2099-12-31'), ['2026-11-10 to 2027-11-03']],
    [
      'hours are one event a day',
      block('2026-11-05', '2026-11-06', [9 * 60, 10 * 60 - 1]),
      [
        '2026-11-05T08:00:00.000Z to 2026-11-05T09:00:00.000Z',
        '2026-11-06T08:00:00.000Z to 2026-11-06T09:00:00.000Z',
      ],
    ],
    [
      'and two hours of a day are two',
      block('2026-11-05', '2026-11-05', [0, 59], [23 * 60, 24 * 60 - 1]),
      [
        '2026-11-04T23:00:00.000Z to 2026-11-05T00:00:00.000Z',
        '2026-11-05T22:00:00.000Z to 2026-11-05T23:00:00.000Z',
      ],
    ],
    [
      'a whole day of minutes ends with its day',
      block('2026-11-05', '2026-11-05', [0, 24 * 60 - 1]),
      ['2026-11-04T23:00:00.000Z to 2026-11-05T23:00:00.000Z'],
    ],
    [
      'a day of 23 hours is told as long as it is',
      block('2027-03-28', '2027-03-28', [0, 24 * 60 - 1]),
      ['2027-03-27T23:00:00.000Z to 2027-03-28T22:00:00.000Z'],
    ],
    [
      'and one of 25',
      block('2027-10-31', '2027-10-31', [0, 24 * 60 - 1]),
      ['2027-10-30T22:00:00.000Z to 2027-10-31T23:00:00.000Z'],
    ],
  ])('%s', (_, given, expected) => {
    expect(eventsOf([given]).map(whenOf)).toEqual(expected)
  })

  test('the nearest comes first, whichever was entered first', () => {
    const blocks = [
      { ...block('2026-11-20'), id: 'late' },
      { ...block('2026-11-05'), id: 'soon' },
      { ...block('2026-11-04', '2026-11-06', [60, 119]), id: 'hours' },
    ]
    expect(eventsOf(blocks).map(({ uid }) => uid)).toEqual([
      'blocked-hours-2026-11-04-60@sojourn',
      'blocked-soon@sojourn',
      'blocked-hours-2026-11-05-60@sojourn',
      'blocked-hours-2026-11-06-60@sojourn',
      'blocked-late@sojourn',
    ])
  })

  test('each has a name of its own, and the same the next day', () => {
    const blocks = [block('2026-11-04', '2026-11-30', [60, 119], [180, 239])]
    const names = eventsOf(blocks).map(({ uid }) => uid)
    expect(new Set(names).size).toBe(2 * 27)
    const later = eventsOf(blocks, 'Europe/Berlin', new Date('2026-11-05T09:00:00Z')).map(({ uid }) => uid)
    expect(later).toEqual(names.slice(2))
  })

  test('today is the day where the agent is', () => {
    const late = new Date('2026-11-02T23:30:00Z')
    expect(eventsOf([block('2026-11-02')], 'America/New_York', late)).toHaveLength(1)
    expect(eventsOf([block('2026-11-02')], 'Europe/Berlin', late)).toEqual([])
  })
})
