import type { Meeting } from '@sojourn/contract/work/meetings'
import { expect, test } from 'vitest'
import { endedWords, stateWords } from './meeting-words.ts'

test('a missed meeting names who missed it, as each side reads it', () => {
  const read = (slug: Meeting['slug'], side: 'client' | 'agent', other: string) =>
    stateWords({ slug }, side, other).name
  expect(read('missed_by_client', 'client', 'Amara')).toBe('You missed it')
  expect(read('missed_by_client', 'agent', 'Ada')).toBe('Ada missed it')
  expect(read('missed_by_agent', 'client', 'Amara')).toBe('Amara missed it')
  expect(read('missed_by_agent', 'agent', 'Ada')).toBe('You missed it')
})

test('who cancelled is said of what was cancelled alone', () => {
  const said = (slug: Meeting['slug'], ended_by: Meeting['ended_by']) =>
    endedWords({ slug, ended_by } as Meeting, 'client', 'Amara')
  expect(said('cancelled', 'client')).toBe('You cancelled it.')
  expect(said('cancelled', 'agent')).toBe('Amara cancelled it.')
  expect(said('cancelled', 'system')).toBe('The order ended.')
  expect(said('done', 'agent')).toBeNull()
  expect(said('cancelled', null)).toBeNull()
})
