import { expect, test } from 'vitest'
import { accountWords } from './account-words.ts'

test.each([
  ['escrow', 'Protected payments of orders'],
  ['agent_available:0190', 'Agents: to be paid out'],
  ['tax:vat', 'Tax VAT'],
  ['tax', 'Tax'],
  ['brand_new', 'brand_new'],
  ['brand_new:of_somebody', 'brand_new:of_somebody'],
])('the account %s is called %s', (account, words) => {
  expect(accountWords(account)).toBe(words)
})
