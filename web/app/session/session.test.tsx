import { afterEach, expect, test, vi } from 'vitest'
import { readCookie, writeCookie } from '../api/cookies.ts'
import { forgetSession, rememberPerson } from './session.ts'

const ifeoma = {
  uuid: '0b9ff6a5-66a4-4f0c-9a55-0f1f6c1f2f11',
  first_name: 'Ìfẹ́oma; role=staff',
  fullname: 'Ìfẹ́oma Nwachukwu',
  role: 'subscriber',
  profile_picture: null,
} as const

afterEach(forgetSession)

test('the name, the id and the role stand in cookies for display, whatever the name is made of', () => {
  rememberPerson(ifeoma)
  expect(readCookie('first_name')).toBe(ifeoma.first_name)
  expect(readCookie('user_id')).toBe(ifeoma.uuid)
  expect(readCookie('role')).toBe('subscriber')
})

test('the user is kept for the first paint, without what the seed does not name', () => {
  rememberPerson({ ...ifeoma, ...{ email: { address: 'i@example.com' } } })
  expect(JSON.parse(localStorage.user)).toEqual(ifeoma)
})

test('signing out leaves nothing behind', () => {
  rememberPerson(ifeoma)
  writeCookie('token', 'n1')
  forgetSession()
  expect(document.cookie).toBe('')
  expect(localStorage.user).toBeUndefined()
})

test('drafts go with signing out, and when somebody else comes', () => {
  const keep = () => {
    for (const key of [
      `draft:${ifeoma.uuid}:goal-7`,
      'draft:bo:new-goal',
      'draft:new-goal',
      'draft:visitor:contact',
    ])
      localStorage.setItem(key, '{}')
  }
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
  keep()
  rememberPerson(ifeoma)
  expect(left()).toEqual([`draft:${ifeoma.uuid}:goal-7`, 'draft:visitor:contact'])
  keep()
  forgetSession()
  expect(left()).toEqual([])
})

test('a broken cookie is none', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the way a person breaks one
  document.cookie = 'role=%zz; path=/'
  expect(readCookie('role')).toBeNull()
})

test('a browser that closes its storage still has its cookies', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => fail(),
    setItem: () => fail(),
    removeItem: () => fail(),
    clear: () => {},
  })
  rememberPerson(ifeoma)
  expect(readCookie('role')).toBe('subscriber')
  forgetSession()
  expect(readCookie('role')).toBeNull()
})

const fail = () => {
  throw new DOMException('closed', 'SecurityError')
}
