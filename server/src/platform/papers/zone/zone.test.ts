import { describe, expect, test } from 'vitest'
import { type TravelPaper, zoneOf } from '../../../../../demo/src/drawing/travel-paper-zone.ts'
import { fieldsOf } from './fields-of.ts'
import { checkDigit } from './places.ts'
import { settleDoubts } from './settle-doubts.ts'

const PAPER: TravelPaper = {
  ...{ format: 'TD3', state: 'GHA', nationality: 'GHA', number: 'G1234567', sex: 'M' },
  ...{ surname: 'MENSAH-OWUSU', given: 'KWAME', birth: '1990-03-05', expiry: '2031-04-09' },
}
const TODAY = '2026-11-02'

const agreed = (lines: readonly string[]) =>
  lines.map((line) => [...line].map((letter) => ({ letter, others: [] as string[] })))

/** Both readers see `letter` there, or one of them another one. */
function read(
  paper: TravelPaper,
  changes: { row: number; at: number; letter?: string; others?: string[] }[] = [],
) {
  const rows = agreed(zoneOf(paper))
  for (const { row, at, letter, others } of changes) {
    const place = rows[row]?.[at]
    if (place) Object.assign(place, { ...(letter && { letter }), ...(others && { others }) })
  }
  return fieldsOf(settleDoubts(rows), TODAY)
}

test.each([
  ['520727', '3'],
  ['AB2134<<<', '5'],
  ['HA672242<', '6'],
  ['D231458907<<<<<<<<<<<<<<<34071279507122<<<<<<<<<<', '2'],
])('the check digit of %s is %s, as ICAO 9303 prints it', (text, digit) => {
  expect(checkDigit(text)).toBe(digit)
})

describe.each(['TD1', 'TD2', 'TD3'] as const)('a zone of %s', (format) => {
  test('says whose it is and until when', () => {
    expect(read({ ...PAPER, format })).toEqual({
      ...{ format, state: 'GHA', nationality: 'GHA', number: 'G1234567', surname: 'MENSAH OWUSU' },
      ...{ given_names: 'KWAME', birth: '1990-03-05', expiry: '2031-04-09', is_sure: true },
    })
  })
})

describe('what is read wrongly', () => {
  test.each([
    ['a digit of the number', { row: 1, at: 3, letter: '9' }],
    ['a letter of the number', { row: 1, at: 0, letter: 'C' }],
    ['the day of birth', { row: 1, at: 18, letter: '6' }],
    ['the day it expires', { row: 1, at: 26, letter: '8' }],
    ['the last check digit', { row: 1, at: 43, letter: '7' }],
  ])('is not said to be sure: %s', (_what, change) => {
    expect(read(PAPER, [change])?.is_sure ?? false).toBe(false)
  })

  test('is put right by the check digits where exactly one answer fits them', () => {
    expect(read(PAPER, [{ row: 1, at: 4, letter: '9', others: ['4'] }])).toMatchObject({
      number: 'G1234567',
      is_sure: true,
    })
  })

  test('stays open where two answers fit: G and 6 have the same check digit', () => {
    expect(read(PAPER, [{ row: 1, at: 0, letter: 'G', others: ['6'] }])).toMatchObject({ is_sure: false })
  })

  test('stays open in a name, which no check digit covers', () => {
    expect(read(PAPER, [{ row: 0, at: 5, letter: 'N', others: ['M'] }])).toMatchObject({
      surname: 'NENSAH OWUSU',
      is_sure: false,
    })
  })

  test('is a guess where more than two places are open', () => {
    const open = [2, 3, 4].map((at) => ({ row: 1, at, others: ['0'] }))
    expect(read(PAPER, open)).toMatchObject({ is_sure: false })
  })
})

test.each([
  ['nothing', []],
  ['one line', ['P<GHA']],
  ['lines of other lengths', ['P<GHA', 'G12']],
  ['fillers only', ['<'.repeat(44), '<'.repeat(44)]],
  ['a month that does not exist', zoneOf({ ...PAPER, birth: '1990-13-05' })],
  ['a day that does not exist', zoneOf({ ...PAPER, expiry: '2031-02-30' })],
  ['no name', zoneOf({ ...PAPER, surname: '', given: '' })],
])('%s is no passport', (_what, lines) => {
  expect(lines.length === 0 ? null : fieldsOf(settleDoubts(agreed(lines)), TODAY)).toBeNull()
})

test('who was born before the century turned is not born in the future', () => {
  expect(read({ ...PAPER, birth: '1930-01-02' })?.birth).toBe('1930-01-02')
  expect(read({ ...PAPER, birth: '2012-01-02' })?.birth).toBe('2012-01-02')
})
