import { expect, test } from 'vitest'
import { inOwnNames } from './own-names.ts'

const reply = {
  data: {
    countries: [{ id: 'DE', name: 'Germany', count: 2 }],
    languages: [['fr', 'French'] as const, ['yue', 'Cantonese'] as const],
    purposes: [{ id: 'permanent-residence', name: 'Permanent residence' }],
    names: { CA: 'Canada', study: 'Study', en: 'English' },
    status: [0, 'Draft'],
    categories: [{ name: 'Work' }, { name: 'Unheard of' }],
    agent: { uuid: '1', name: 'Jordan Chad', user: { id: 7, name: 'Jordan' } },
    visa: { id: 'ca/study-permit', name: 'Study permit' },
    told_at: new Date(0),
  },
}

test('countries, languages and purposes are called as their reader calls them; people and visas keep their names', () => {
  expect(inOwnNames('ar', reply).data).toEqual({
    ...reply.data,
    countries: [{ id: 'DE', name: 'ألمانيا', count: 2 }],
    languages: [
      ['fr', 'الفرنسية'],
      ['yue', 'الكَنْتُونية'],
    ],
    purposes: [{ id: 'permanent-residence', name: 'الإقامة الدائمة' }],
    categories: [{ name: 'العمل' }, { name: 'Unheard of' }],
    names: { CA: 'كندا', study: 'الدراسة', en: 'الإنجليزية' },
  })
})

test('what many read together is left as it is', () => {
  const before = structuredClone(reply)
  inOwnNames('fr', reply)
  expect(reply).toEqual(before)
  expect(inOwnNames('en', reply)).toBe(reply)
})
