import { describe, expect, test } from 'vitest'
import { daysOf, toInstants } from './feed/time-texts.ts'
import { beginOf, bookableDays, dayAt } from './zone-days.ts'

describe('the days of a zone', () => {
  test.each([
    ['2026-11-02T22:59:59Z', 'Europe/Berlin', '2026-11-02'],
    ['2026-11-02T23:00:00Z', 'Europe/Berlin', '2026-11-03'],
    ['2026-11-02T10:00:00Z', 'Pacific/Kiritimati', '2026-11-03'],
    ['2026-11-02T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-01'],
    ['2026-11-02T00:00:00Z', 'UTC', '2026-11-02'],
  ])('%s is in %s the %s', (time, zone, day) => {
    expect(String(dayAt(new Date(time), zone))).toBe(day)
    expect(String(dayAt(Date.parse(time), zone))).toBe(day)
  })

  test.each([
    ['2026-11-03', 'Europe/Berlin', '2026-11-02T23:00:00.000Z'],
    ['2026-07-03', 'Europe/Berlin', '2026-07-02T22:00:00.000Z'],
    ['2026-11-03', 'Asia/Kathmandu', '2026-11-02T18:15:00.000Z'],
    // Its clocks went forward at midnight: this day began at one.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('the %s begins in %s at %s', (day, zone, instant) => {
    expect(new Date(beginOf(day, zone)).toISOString()).toBe(instant)
  })

  test.each([
    ['2026-11-02T09:00:00Z', 'UTC', '2026-11-02', '2027-02-02'],
    ['2026-11-30T09:00:00Z', 'UTC', '2026-11-30', '2027-02-28'],
    ['2026-11-30T23:30:00Z', 'Europe/Berlin', '2026-12-01', '2027-03-01'],
  ])('at %s in %s one books from %s to %s', (now, zone, from, until) => {
    const days = bookableDays(new Date(now), zone)
    expect([String(days.from), String(days.until)]).toEqual([from, until])
  })

  test('instants fall on each of their days once', () => {
    const times = [
      '2026-11-02T22:00:00Z',
      '2026-11-02T22:59:00Z',
      '2026-11-02T23:00:00Z',
      '2026-11-09T00:00:00Z',
    ]
    expect(
      daysOf(
        times.map((time) => Date.parse(time)),
        'Europe/Berlin',
      ),
    ).toEqual(['2026-11-02', '2026-11-03', '2026-11-09'])
    expect(daysOf([], 'UTC')).toEqual([])
  })

  test('instants are written as their dates write themselves', () => {
    const times = [
      '2026-11-02T22:00:00.000Z',
      '2026-11-02T23:59:00.000Z',
      '2026-11-02T23:59:30.000Z',
      '2026-11-03T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
      '1969-12-31T23:59:59.999Z',
      '2027-01-01T12:34:56.789Z',
    ]
    expect(toInstants(times.map((time) => Date.parse(time)))).toEqual(times)
  })
})
