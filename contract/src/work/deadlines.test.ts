import { describe, expect, test } from 'vitest'
import { deadlinesOf, type Journey } from './deadlines.ts'
import { passportRule } from './passport-rule.ts'

const journey = (given: Partial<Journey> = {}): Journey => ({
  today: '2026-11-23',
  arrival: '2027-05-26',
  stayDays: null,
  passportExpiresOn: null,
  programme: { name: 'EU Blue Card', processing_time: { min_days: 28, max_days: 84 }, checklist: [] },
  ...given,
})
const first = (given: Partial<Journey> = {}) => deadlinesOf(journey(given))[0]

describe('when to apply', () => {
  test('the longest typical time before the date', () => {
    expect(first()).toMatchObject({ title: 'Apply before 3 Mar 2027', day: '2027-03-03', urgent: false })
  })

  test.each([
    ['2027-03-02', 'Apply before 8 Dec 2026', '15 days'],
    ['2027-03-01', 'Apply before 7 Dec 2026', '14 days'],
  ])('arriving on %s', (arrival, title, left) => {
    const found = first({ arrival })
    expect(found).toMatchObject({ title, urgent: left === '14 days' })
    expect(found?.text.includes(`You have ${left}`)).toBe(left === '14 days')
  })

  test.each([
    ['2027-02-16', 'Apply before 24 Nov 2026'],
    ['2027-02-15', 'Apply now: your time is short'],
    ['2026-12-21', 'Apply now: your time is short'],
    ['2026-12-20', 'Your date is too soon'],
  ])('arriving on %s: %s', (arrival, title) => {
    expect(first({ arrival })).toMatchObject({ title, urgent: true })
  })

  test('the day the time was checked is named', () => {
    const known = { name: 'Visa', processing_time: { min_days: 28, max_days: 84 }, checklist: [] }
    expect(first({ programme: { ...known, checked: '2025-09' } })?.text).toContain('84 days, as of Sep 2025.')
    expect(first({ programme: { ...known, checked: '2025-09-12' } })?.text).toContain('as of 12 Sep 2025.')
  })

  test('a time of long ago is said with its day, and no day is reckoned from it', () => {
    const processing_time = { min_days: 28, max_days: 84 }
    const programme = { name: 'Visa', processing_time, checked: '2025-06', isOld: true, checklist: [] }
    const found = first({ programme })
    expect(found).toMatchObject({ day: null, urgent: false, title: 'Ask how long the decision takes' })
    expect(found?.text).toContain(
      'The last time we know for Visa is 28 to 84 days, as of Jun 2025: too long ago',
    )
  })

  test('nothing is made up where the time is not known, and nothing is said of a day gone by', () => {
    const programme = { name: 'Visa', processing_time: null, checklist: [] }
    expect(first({ programme })).toMatchObject({ day: null, title: 'Ask how long the decision takes' })
    expect(deadlinesOf(journey({ programme: null }))).toEqual([])
    expect(deadlinesOf(journey({ arrival: '2026-11-22' }))).toEqual([])
  })
})

describe('the passport', () => {
  const passport = (passportExpiresOn: string, line?: string, stayDays: number | null = 10) =>
    deadlinesOf(
      journey({
        passportExpiresOn,
        stayDays,
        programme: { name: 'Visa', processing_time: null, checklist: line ? ['Photo', line] : [] },
      }),
    )[1]

  test.each([
    ['2027-05-25', undefined, 'Your passport expires before you travel'],
    ['2027-05-26', undefined, 'Your passport expires during your stay'],
    ['2027-06-05', undefined, 'Check whether your passport lasts long enough'],
    ['2027-12-05', undefined, 'Your passport lasts long'],
    [
      '2027-09-04',
      'Passport issued in the last ten years, valid three months past the trip',
      'Your passport does not last long enough',
    ],
    [
      '2027-09-05',
      'Passport issued in the last ten years, valid three months past the trip',
      'Your passport lasts long enough',
    ],
    ['2027-11-25', 'Passport valid for at least six months', 'Your passport does not last long enough'],
    ['2027-11-26', 'Passport valid for at least six months', 'Your passport lasts long enough'],
    ['2027-06-05', 'Passport valid for the whole stay', 'Your passport lasts long enough'],
    ['2027-07-04', 'Passport valid 30 days past your stay', 'Your passport does not last long enough'],
  ])('valid until %s where the checklist says %s: %s', (day, line, title) => {
    expect(passport(day, line)?.title).toBe(title)
  })

  test('the end of a month stays in its month', () => {
    const found = deadlinesOf(
      journey({ arrival: '2027-08-31', passportExpiresOn: '2028-02-29', programme: null }),
    )
    expect(found[0]?.urgent).toBe(false)
  })

  test('a line that names no length names no rule', () => {
    expect(passportRule(['Passport with two empty pages', 'Passports of both people'])).toBeNull()
    expect(passportRule(['Passport with at least one year left'])).toMatchObject({ months: 12 })
  })
})
