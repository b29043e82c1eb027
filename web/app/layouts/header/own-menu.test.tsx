import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buttons, linkTo } from '../../../test/on-the-page.ts'
import { click, find, findText, renderAt } from '../../../test/render.tsx'
import type { ShellAccount } from '../../session/account.ts'
import { BottomBar } from './bottom-bar.tsx'
import { SideMenu } from './side-menu.tsx'

const logOut = vi.fn()
const hidePopover = vi.fn()
beforeEach(() => {
  logOut.mockReset()
  Object.assign(HTMLElement.prototype, { hidePopover: hidePopover.mockReset() })
})
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'))

const waiting = {
  verifications: 3,
  licences: 0,
  reports: 120,
  conflicts: 1,
  facts: 2,
  payouts: 4,
  debts: 7,
  endings: 8,
  coupon_refunds: 5,
  failed_refunds: 6,
  articles: 6,
}

const someone = (role: string, changes: object = {}) =>
  ({
    role,
    uuid: 'u1',
    username: null,
    fullname: 'Sanna Keller',
    order_count: 0,
    ...changes,
  }) as unknown as ShellAccount

const side = (account: ShellAccount, pathname = '/p/staff') =>
  renderAt(pathname, <SideMenu account={account} pathname={pathname} logOut={logOut} />)
const bar = (account: ShellAccount, pathname = '/p/client/goals') =>
  renderAt(pathname, <BottomBar account={account} pathname={pathname} logOut={logOut} />)
const entries = () => [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent)

test('staff see how much waits in each room; what is nothing has no number, much has a bound', async () => {
  await side(someone('staff', { waiting }))
  expect(entries()).toEqual([
    'Desk',
    'People',
    'Verifications3 waiting',
    'Licences',
    'Articles6 waiting',
    'Reports99+ waiting',
    'Orders8 waiting',
    'Conflicts1 waiting',
    'Payouts4 waiting',
    'Debts7 waiting',
    'Refunds6 waiting',
    'Visa facts2 waiting',
    'Decisions',
    'Rules',
    'Coupons5 waiting',
    'Ledger',
    'Audit log',
  ])
})

test('staff whose queues are not known yet see no numbers', async () => {
  await side(someone('staff'))
  expect(entries().join()).not.toMatch(/\d/)
})

test('a client sees how many orders they have', async () => {
  await side(someone('subscriber', { order_count: 2 }), '/p/client/orders/some-order')
  expect(find('nav').getAttribute('aria-label')).toBe('Client menu')
  expect(entries()).toContain('Orders2 running')
  expect(find('[aria-current]').textContent).toBe('Orders2 running')
})

test('of an agent the calendar alone is its own page; all below belongs elsewhere', async () => {
  await side(someone('consultant'), '/p/agent/nowhere')
  expect(document.querySelector('[aria-current]')).toBeNull()
})

test('one leaves by the menu', async () => {
  await side(someone('staff'))
  await click(findText('Logout'))
  expect(logOut).toHaveBeenCalledTimes(1)
})

test('on a phone four stand below, and all others behind More', async () => {
  await bar(someone('subscriber', { order_count: 1, unread_count: 3 }))
  const below = [...document.querySelectorAll('nav > ul a')].map(({ textContent }) => textContent)
  expect(below).toEqual(['Today', 'Goals', '1 runningOrders', '3 unreadMessages'])
  const more = [...document.querySelectorAll('[popover] a')].map(({ textContent }) => textContent)
  expect(more).toEqual([
    'Deadlines',
    'My vault',
    'Payments',
    'Coupons',
    'Account',
    'Wishlist',
    'Home',
    'Countries',
    'Services',
    'Find agents',
    'Articles',
  ])
  expect(find('[aria-current]').textContent).toBe('Goals')
})

test('an agent’s entries are short on a phone, and lead to their own profile', async () => {
  await bar(someone('consultant', { username: 'amara' }), '/p/agent/start')
  const below = [...document.querySelectorAll('nav > ul a')].map(({ textContent }) => textContent)
  expect(below).toEqual(['Overview', 'Orders', 'Messages', 'Calendar'])
  expect(linkTo('View my profile as client')).toContain('amara')
})

test('what is chosen behind More closes it', async () => {
  const { address } = await bar(someone('subscriber'))
  expect(buttons()).toEqual(['More', 'Logout'])
  await click(findText('Coupons'))
  expect(address()).toBe('/p/client/coupons')
  expect(hidePopover).toHaveBeenCalledTimes(1)
  await click(findText('Logout'))
  expect(logOut).toHaveBeenCalledTimes(1)
})
