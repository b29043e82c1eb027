import { expect, test } from 'vitest'
import { moneyProblem, moneyText, parseMoney } from './money-text.ts'

test.each([
  ['0', 'USD', 0],
  ['7', 'USD', 700],
  ['7.', 'USD', 700],
  ['7.5', 'USD', 750],
  ['.5', 'USD', 50],
  ['19.99', 'USD', 1999],
  ['1,250.50', 'USD', 125050],
  ['$ 1,250.50', 'USD', 125050],
  ['$1,000,000', 'USD', 100000000],
  ['007', 'USD', 700],
  ['¥50,000', 'JPY', 50000],
  ['€12.5', 'EUR', 1250],
  ['KWD\u00a012.345', 'KWD', 12345],
])('%s of %s is %i', (text, currency, minor) => {
  expect(parseMoney(text, currency)).toBe(minor)
})

test.each([
  ...['', '.', '$', 'abc', '1.234', '1,25', '12,3456', '-5', '1e3', '1.2.3', '99999999999'].map((text) => [
    text,
    'USD',
  ]),
  ['10.5', 'JPY'],
  ['$10', 'JPY'],
  ['0.0001', 'KWD'],
])('"%s" is no amount of %s', (text, currency) => {
  expect(parseMoney(text, currency)).toBeNull()
})

test.each(['USD', 'JPY', 'KWD'])('every amount of %s reads back as itself', (currency) => {
  let seed = 42
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed
  }
  for (let round = 0; round < 700; round++) {
    const minor = random() % 10 ** (1 + (round % 9))
    const text = moneyText(minor, currency)
    expect(parseMoney(text, currency)).toBe(minor)
    expect(parseMoney(`${currency} ${text}`, currency)).toBe(minor)
    expect(parseMoney(text.replaceAll(',', ''), currency)).toBe(minor)
  }
})

test.each([
  [' ', 'USD', undefined, undefined],
  ['0.01', 'USD', undefined, undefined],
  ['ten', 'USD', 'please write a price such as 1,250.50', 'please write an amount such as 1,250.50'],
  ['10.5', 'JPY', 'please write a price such as 1,250', 'please write an amount such as 1,250'],
  ['0.00', 'USD', 'price must be greater than 0', 'please enter more than 0'],
  ['99999999999', 'USD', 'please enter a smaller price', 'please enter a smaller amount'],
])('of "%s" in %s it is said: %s, or of what is no price: %s', (text, currency, ofPrice, ofAmount) => {
  expect(moneyProblem(text, { currency, least: 1, kind: 'price' })).toBe(ofPrice)
  expect(moneyProblem(text, { currency, least: 1, kind: 'amount' })).toBe(ofAmount)
})

test('where nothing is enough, 0 is right', () => {
  expect(moneyProblem('0', { currency: 'USD', least: 0, kind: 'amount' })).toBeUndefined()
})
