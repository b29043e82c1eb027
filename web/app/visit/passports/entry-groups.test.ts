import type { EntryKind } from '@sojourn/contract/supply/guide'
import { expect, test } from 'vitest'
import { countOpen, groupEntries } from './entry-groups.ts'

const entry = (id: string, kind: EntryKind) => ({ destination: { id, name: id }, kind, days: null })

test('destinations stand by rule, the easiest first, and each once', () => {
  const entries = [
    entry('US', 'visa_required'),
    entry('KE', 'eta'),
    entry('NG', 'own'),
    entry('GH', 'visa_free'),
    entry('BR', 'visa_required'),
  ]
  expect(groupEntries(entries).map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ['own', 1],
    ['visa_free', 1],
    ['eta', 1],
    ['visa_required', 2],
  ])
  expect(countOpen(entries)).toBe(2)
})
