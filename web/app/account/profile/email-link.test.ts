import { expect, test } from 'vitest'
import { linkOf } from './email-link.ts'

test('the links of our mails are told apart', () => {
  expect(linkOf('?token=abc')).toEqual({ kind: 'confirm', token: 'abc' })
  expect(linkOf('?undo=xyz')).toEqual({ kind: 'undo', token: 'xyz' })
  expect(linkOf('')).toBeNull()
  expect(linkOf('?token=')).toBeNull()
})
