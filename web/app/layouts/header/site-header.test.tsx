import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { find, renderAt } from '../../../test/render.tsx'
import { AccountContext, type AccountState, type ShellAccount } from '../../session/account.ts'
import { SiteHeader } from './site-header.tsx'

beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: () => {} }))
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'))

const someone = (role: string): AccountState =>
  ({
    kind: 'present',
    account: { role, username: 'amara', uuid: 'u1' } as unknown as ShellAccount,
    userMenu: <button type="button">Your account</button>,
  }) as unknown as AccountState

const shown = (state: AccountState, at = '/p/articles') =>
  renderAt(
    at,
    <AccountContext value={state}>
      <SiteHeader />
    </AccountContext>,
  )
const entries = () => [...document.querySelectorAll('nav.nav a')].map(({ textContent }) => textContent)

test('a visitor finds both doors, above and in the menu of a phone', async () => {
  await shown({ kind: 'visitor' })
  expect(linkTo('Login')).toContain('login')
  expect(
    [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Get Started'),
  ).toHaveLength(2)
  expect(entries()).toEqual(['Home', 'Countries', 'Services', 'Find agents', 'Articles', 'Contact us'])
})

test('who is signed in finds their own menu, and no door', async () => {
  await shown(someone('subscriber'))
  expect(text()).toContain('Your account')
  expect(text()).not.toContain('Login')
  expect(text()).not.toContain('Get Started')
})

test('an agent is led to their profile as clients see it', async () => {
  await shown(someone('consultant'))
  expect(entries()).toEqual(['Home', 'View my profile as client', 'Services', 'Articles'])
  expect(linkTo('View my profile as client')).toContain('amara')
})

test.each([
  ['/', 'Home'],
  ['/p/articles', 'Articles'],
  ['/p/visas/de', 'Services'],
  ['/p/countries/de', 'Countries'],
])('at %s the part one is in is %s', async (at, name) => {
  await shown({ kind: 'visitor' }, at)
  expect(find('nav.nav [aria-current=page]').textContent).toBe(name)
  expect(document.querySelectorAll('nav.nav [aria-current]')).toHaveLength(1)
})

test('on a page that is in no part none is marked', async () => {
  await shown({ kind: 'visitor' }, '/p/nowhere')
  expect(document.querySelector('nav [aria-current]')).toBeNull()
})

test('the mark leads home, and says so', async () => {
  await shown({ kind: 'visitor' })
  expect(find('a[aria-label="Sojourn, home"]').getAttribute('href')).toBe('/')
})
