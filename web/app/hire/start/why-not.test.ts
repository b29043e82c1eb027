import { expect, test } from 'vitest'
import type { ShellAccount } from '../../session/account.ts'
import { whyNot } from './why-not.ts'

const ME = '0198f000-0000-7000-8000-000000000001'
const THEM = '0198f000-0000-7000-8000-000000000002'
const as = (role: ShellAccount['role'], more: Partial<ShellAccount> = {}): ShellAccount => ({
  uuid: ME,
  role,
  fullname: 'Ngozi Traveller',
  username: null,
  profile_picture: null,
  order_count: 0,
  switched: false,
  ...more,
})

test('a client hires', () => {
  expect(whyNot(as('subscriber'), THEM)).toBeNull()
})

test.each(['consultant', 'unverified_consultant'] as const)('%s is told to switch', (role) => {
  expect(whyNot(as(role), THEM)).toMatch(/Switch to client mode/)
})

test('staff do not hire', () => {
  expect(whyNot(as('staff'), THEM)).toBe('Only clients can hire agents.')
})

test('nobody hires themselves, and nobody who is suspended hires', () => {
  expect(whyNot(as('subscriber'), ME)).toBe('You cannot hire yourself.')
  expect(whyNot(as('subscriber', { suspension: {} }), THEM)).toBe('Your account is suspended.')
})
