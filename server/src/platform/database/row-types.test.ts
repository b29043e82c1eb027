import { expect, test } from 'vitest'
import { allowedBy } from './row-types.ts'
import type { ValueOf } from './value-of.ts'

test.each([
  ["CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text])))", "'draft' | 'active'"],
  ["CHECK ((purposes <@ ARRAY['work'::text, 'study'::text]))", "'work' | 'study'"],
  ["CHECK ((reason = ANY (ARRAY['late'::text, 'agent''s'::text]))) NOT VALID", "'late' | 'agent\\'s'"],
  ['CHECK ((slot_step = ANY (ARRAY[5, 10])))', undefined],
  ['CHECK ((char_length(title) <= 120))', undefined],
])('%s allows %s', (check, type) => {
  expect(allowedBy({ checks: [check] })).toBe(type)
})

test('where a column has two lists, what both allow remains', () => {
  const lists = ["'paid'::text, 'open'::text", "'open'::text, 'lost'::text"]
  expect(allowedBy({ checks: lists.map((list) => `CHECK ((state = ANY (ARRAY[${list}])))`) })).toBe("'open'")
})

test('a status that no check allows is no status to the compiler', () => {
  const right: ValueOf<'client_order', 'status'> = 'paid'
  // @ts-expect-error the table has no such status
  const wrong: ValueOf<'client_order', 'status'> = 'payed'
  expect(wrong).not.toBe(right)
})
