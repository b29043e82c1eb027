import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, findText, renderAt } from '../../../test/render.tsx'
import type { ShellAccount } from '../../session/account.ts'
import { UserMenu } from './user-menu.tsx'

beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: () => {} }))
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'))

const someone = (role: string, suspension: object | null = null) =>
  ({
    role,
    uuid: 'u1',
    fullname: 'ليلى',
    username: null,
    profile_picture: null,
    suspension,
  }) as unknown as ShellAccount
const logOut = vi.fn()
const shown = (account: ShellAccount) => renderAt('/p', <UserMenu account={account} logOut={logOut} />)
const entries = () => [...document.querySelectorAll('[popover] li')].map(({ textContent }) => textContent)

test.each([
  ['subscriber', ['Goals', 'Orders', 'Profile', 'Security', 'Switch to Agent Mode', 'Logout']],
  [
    'unverified_consultant',
    ['My Services', 'My Articles', 'Calendar', 'Profile', 'Security', 'Switch to Client Mode', 'Logout'],
  ],
  ['staff', ['Desk', 'People', 'Logout']],
])('a %s finds there what is theirs', async (role, names) => {
  await shown(someone(role))
  expect(entries()).toEqual(names)
  expect(find('[popover]').textContent).toContain('ليلى')
})

test.each(['subscriber', 'consultant'])('a suspended %s can only leave', async (role) => {
  await shown(someone(role, { reason: 'Forged papers.', since: '2026-11-01T10:00:00.000Z' }))
  expect(entries()).toEqual(['Logout'])
})

test('one is asked before the mode is switched', async () => {
  await shown(someone('subscriber'))
  await click(findText('Switch to Agent Mode'))
  expect(find('dialog[open]').textContent).toContain('Switching to Agent Mode')
})

test('one leaves by it', async () => {
  logOut.mockReset()
  await shown(someone('staff'))
  await click(findText('Logout'))
  expect(logOut).toHaveBeenCalledTimes(1)
})
