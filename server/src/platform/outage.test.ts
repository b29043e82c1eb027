import { expect, test } from 'vitest'
import { describeError } from './log.ts'
import { isOutage } from './outage.ts'

const withCode = (code: string) => Object.assign(new Error('No.'), { code })

test.each([
  ['ended by an administrator', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['a statement that took too long', withCode('57014')],
  ['too many connections', withCode('53300')],
  ['nobody at the address', withCode('ECONNREFUSED')],
  ['nobody at the socket', Object.assign(withCode('ENOENT'), { syscall: 'connect' })],
  ['a full disk', withCode('ENOSPC')],
  ['a full disk of the database', withCode('53100')],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['no free connection', new Error('timeout exceeded when trying to connect')],
  ['an answer that does not come', new DOMException('Late.', 'TimeoutError')],
  ['any of these as the cause', new Error('The file was not kept.', { cause: withCode('ECONNRESET') })],
])('%s is an outage', (_what, error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  ['a row that is there already', withCode('23505')],
  ['a fault of ours', new TypeError('Cannot read properties of undefined')],
  ['a file that is not there', Object.assign(withCode('ENOENT'), { syscall: 'open' })],
  ['no error at all', 'ECONNREFUSED'],
])('%s is none', (_what, error) => {
  expect(isOutage(error)).toBe(false)
})

test('in the log an outage is a line without its stack, and everything else has one', () => {
  expect(describeError(withCode('ECONNREFUSED'))).toEqual({ message: 'No.' })
  expect(describeError(new TypeError('A fault.'))).toMatchObject({ stack: expect.any(String) })
})
