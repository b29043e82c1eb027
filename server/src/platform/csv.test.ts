import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('what people wrote is never run as a formula', () => {
  for (const formula of [
    '=1+1',
    '+1+1',
    '@SUM(A1)',
    '-cmd',
    '|calc',
    '%A1',
    '＝1+1',
    ' =1+1',
    '\t=1+1',
    '\r=1+1',
  ])
    expect(csvLine([formula]), formula).toMatch(/^"' ?=?/)
})

test('a number stays a number, also below nothing', () => {
  expect(csvLine(['-12.50', '3', '0.01'])).toBe('-12.50,3,0.01\r\n')
})

test('what would break a cell or a line is kept inside of it', () => {
  expect(csvLine(['a,b', 'say "yes"', 'one\r\ntwo', 'a;b', null, 'plain'])).toBe(
    '"a,b","say ""yes""",one two,"a;b",,plain\r\n',
  )
})
