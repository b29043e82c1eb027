import { expect, test } from 'vitest'
import { hasFurtherTry } from './further-try.ts'

const failed = {
  label: { code: 2, label: 'Failed', slug: 'failed' },
  is_final: false,
  tries_left: 2,
} as const

test('an agent who is asked for changes has a further try, until none is left or it failed for good', () => {
  expect(hasFurtherTry(failed)).toBe(true)
  expect(hasFurtherTry({ ...failed, tries_left: 0 })).toBe(false)
  expect(hasFurtherTry({ ...failed, is_final: true })).toBe(false)
  expect(hasFurtherTry({ ...failed, label: { code: 1, label: 'In Progress', slug: 'in_progress' } })).toBe(
    false,
  )
})
