import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (MOST_DELAY_MS?: string) =>
  readSettings({ SECRET: 'x'.repeat(32), ...(MOST_DELAY_MS !== undefined && { MOST_DELAY_MS }) }).mostDelayMs

test('the server may fall behind for a fifth of a second, or as long as is set', () => {
  expect([read(), read(''), read('5000')]).toEqual([200, 200, 5000])
})

test.each(['0', '19', '10001', '-1', '1.5', 'long'])('%s is no such time, and says so', (text) => {
  expect(() => read(text)).toThrow(`MOST_DELAY_MS is "${text}"`)
})
