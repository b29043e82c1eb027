import { expect, test } from 'vitest'
import { withScheme } from './business-fields.ts'

test.each([
  ['okafor.example', 'https://okafor.example'],
  ['www.okafor.co.uk/about?a=1', 'https://www.okafor.co.uk/about?a=1'],
  [' okafor.example ', 'https://okafor.example'],
  ['https://okafor.example', 'https://okafor.example'],
  ['http://okafor.example', 'http://okafor.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['user@okafor.example', 'user@okafor.example'],
  ['nonsense', 'nonsense'],
  ['', null],
  [null, null],
])('%j is sent as %j', (typed, sent) => {
  expect(withScheme(typed)).toBe(sent)
})
