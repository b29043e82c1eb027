import { beforeEach, expect, test, vi } from 'vitest'
import { showPerson } from '../../api/shown-person.ts'
import { forgetLocalCopy, keepLocalCopy, readLocalCopy } from './local-copy.ts'
import { isSameWritten } from './written.ts'

const ID = '0190a0a0-0000-7000-8000-000000000007'
const copy = { version: 3, written: { title: 'Mine', category: '', description: '<p>x</p>', services: [] } }

beforeEach(() => showPerson('amara'))

test('what is typed is kept for this article and this person alone', () => {
  keepLocalCopy(ID, copy)
  expect(readLocalCopy(ID)).toEqual(copy)
  expect(readLocalCopy('0190a0a0-0000-7000-8000-000000000008')).toBeNull()
  showPerson('bruno')
  expect(readLocalCopy(ID)).toBeNull()
})

test('what is saved is kept no longer', () => {
  keepLocalCopy(ID, copy)
  forgetLocalCopy(ID)
  expect(readLocalCopy(ID)).toBeNull()
})

test('a copy that cannot be read is none', () => {
  keepLocalCopy(ID, copy)
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, '{half')
  expect(readLocalCopy(ID)).toBeNull()
})

test('with the storage closed or full one writes on', () => {
  const closed = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed, clear: () => {} })
  expect(() => keepLocalCopy(ID, copy)).not.toThrow()
  expect(readLocalCopy(ID)).toBeNull()
  expect(() => forgetLocalCopy(ID)).not.toThrow()
})

test.each([
  [{ title: 'Other' }, false],
  [{ services: ['s1'] }, false],
  [{ description: '<p>y</p>' }, false],
  [{}, true],
])('with %o it is the same: %s', (changes, isSame) => {
  expect(isSameWritten(copy.written, { ...copy.written, ...changes })).toBe(isSame)
})
