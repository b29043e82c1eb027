/** ICAO 9303 says what may stand at each place. */
export type Place = 'letter' | 'digit' | 'either' | 'sex' | 'digitOrNone'

const SIGNS: Record<string, Place> = { a: 'letter', d: 'digit', e: 'either', s: 'sex', n: 'digitOrNone' }

const LAYOUTS: Record<string, readonly string[]> = {
  TD1: [
    `aaaaa${'e'.repeat(9)}n${'e'.repeat(15)}`,
    `${'d'.repeat(7)}s${'d'.repeat(7)}aaa${'e'.repeat(11)}d`,
    'a'.repeat(30),
  ],
  TD2: ['a'.repeat(36), `${'e'.repeat(9)}daaa${'d'.repeat(7)}s${'d'.repeat(7)}${'e'.repeat(7)}d`],
  TD3: ['a'.repeat(44), `${'e'.repeat(9)}daaa${'d'.repeat(7)}s${'d'.repeat(7)}${'e'.repeat(14)}nd`],
}

export const formatOf = (lines: number, letters: number) =>
  lines === 3 ? 'TD1' : letters === 36 ? 'TD2' : 'TD3'

export const kindsOf = (lines: number, letters: number): Place[][] =>
  (LAYOUTS[formatOf(lines, letters)] ?? []).map((line) => [...line].map((sign) => SIGNS[sign] ?? 'either'))

interface Stretch {
  row: number
  from: number
  to: number
}

export interface Check {
  field: 'number' | 'birth' | 'expiry' | 'other' | 'all'
  of: Stretch[]
  at: { row: number; at: number }
}

const on = (row: number, from: number, to: number): Stretch => ({ row, from, to })

export const CHECKS: Record<string, readonly Check[]> = {
  TD1: [
    { field: 'number', of: [on(0, 5, 14)], at: { row: 0, at: 14 } },
    { field: 'birth', of: [on(1, 0, 6)], at: { row: 1, at: 6 } },
    { field: 'expiry', of: [on(1, 8, 14)], at: { row: 1, at: 14 } },
    { field: 'all', of: [on(0, 5, 30), on(1, 0, 7), on(1, 8, 15), on(1, 18, 29)], at: { row: 1, at: 29 } },
  ],
  TD2: [
    { field: 'number', of: [on(1, 0, 9)], at: { row: 1, at: 9 } },
    { field: 'birth', of: [on(1, 13, 19)], at: { row: 1, at: 19 } },
    { field: 'expiry', of: [on(1, 21, 27)], at: { row: 1, at: 27 } },
    { field: 'all', of: [on(1, 0, 10), on(1, 13, 20), on(1, 21, 35)], at: { row: 1, at: 35 } },
  ],
  TD3: [
    { field: 'number', of: [on(1, 0, 9)], at: { row: 1, at: 9 } },
    { field: 'birth', of: [on(1, 13, 19)], at: { row: 1, at: 19 } },
    { field: 'expiry', of: [on(1, 21, 27)], at: { row: 1, at: 27 } },
    { field: 'other', of: [on(1, 28, 42)], at: { row: 1, at: 42 } },
    { field: 'all', of: [on(1, 0, 10), on(1, 13, 20), on(1, 21, 43)], at: { row: 1, at: 43 } },
  ],
}

const WEIGHTS = [7, 3, 1]

/** The check digit of ICAO 9303. */
export const checkDigit = (text: string) =>
  String([...text].reduce((sum, letter, at) => sum + worthOf(letter) * (WEIGHTS[at % 3] ?? 0), 0) % 10)

const worthOf = (letter: string) => (letter === '<' ? 0 : Number.parseInt(letter, 36))
