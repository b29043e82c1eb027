import { expect, test } from 'vitest'
import { moneyText, parseMoney, priceProblem } from './money-text.ts'

test.each([
  ['0', 0],
  ['7', 700],
  ['7.', 700],
  ['7.5', 750],
  ['.5', 50],
  ['19.99', 1999],
  ['1,250.50', 125050],
  ['$ 1,250.50', 125050],
  ['$1,000,000', 100000000],
  ['007', 700],
])('%s is %i cents', (text, minor) => {
  expect(parseMoney(text)).toBe(minor)
})

test.each(['', '.', '$', 'abc', '1.234', '1,25', '12,3456', '-5', '1e3', '1.2.3', '99999999999'])(
  '"%s" is no amount',
  (text) => {
    expect(parseMoney(text)).toBeNull()
  },
)

test('every amount reads back as itself, however it is grouped', () => {
  let seed = 42
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed
  }
  for (let round = 0; round < 2000; round++) {
    const minor = random() % 10 ** (1 + (round % 9))
    const text = moneyText(minor)
    expect(parseMoney(text)).toBe(minor)
    expect(parseMoney(`$${text}`)).toBe(minor)
    expect(parseMoney(text.replaceAll(',', ''))).toBe(minor)
  }
})

test('a price is missing, unreadable, too small or right', () => {
  expect(priceProblem(' ')).toBe('please input a price')
  expect(priceProblem('ten')).toBe('please write a price such as 1,250.50')
  expect(priceProblem('0.00')).toBe('price must be greater than 0')
  expect(priceProblem('99999999999')).toBe('please enter a smaller price')
  expect(priceProblem('0.01')).toBeUndefined()
})
