import { paths } from '@sojourn/contract/paths/paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { isReservedName } from '@sojourn/contract/people/reserved-names'
import { expect, test } from 'vitest'
import { activeEntry } from './active-entry.ts'
import { activePart } from './active-part.ts'
import type { Role } from './menus.ts'
import { ownMenusOf } from './own-menus.ts'
import { topMenuOf } from './top-menu.ts'

const names = (entries: { name: string }[]) => entries.map(({ name }) => name).join(', ')
const menus = (role: Role, username: string | null = null) => ({
  ...ownMenusOf(role),
  top: topMenuOf({ role, username }),
})

test('everyone has the top navigation of their role', () => {
  expect(names(menus('visitor').top)).toBe('Home, Countries, Services, Find agents, Articles, Contact us')
  expect(names(menus('subscriber').top)).toBe('Home, Countries, Services, Find agents, Articles')
  expect(names(menus('consultant', 'amara-okafor').top)).toBe(
    'Home, View my profile as client, Services, Articles',
  )
  expect(menus('visitor').top.find(({ name }) => name === 'Services')?.to).toBe('/p/visas/ca')
  expect(menus('consultant', 'amara-okafor').top[1]?.to).toBe('/amara-okafor')
})

test('an agent without a username finds their profile by their uuid', () => {
  const uuid = '8e3f9d3d-38bd-48e1-bdf0-a10344981d61'
  const top = topMenuOf({ role: 'unverified_consultant', username: null, uuid })
  expect(names(top)).toBe('Home, View my profile as client, Services, Articles')
  expect(top[1]?.to).toBe(`/${uuid}`)
})

test('side menus are those of the role, verified or not', () => {
  expect(names(menus('subscriber').side)).toBe(
    'Today, Goals, Orders, Messages, Deadlines, My vault, Payments, Coupons, Account, Wishlist',
  )
  expect(names(menus('consultant').side)).toBe(
    'Overview, My Services, My Articles, Orders, Messages, Calendar, Deadlines, Wallet, Payments, Account, Subscriptions',
  )
  expect(menus('unverified_consultant').side).toEqual(menus('consultant').side)
  expect(menus('visitor').side).toEqual([])
})

test('orders and messages are counted, and four entries stand in the bottom bar', () => {
  for (const role of ['subscriber', 'consultant'] as const) {
    const { side } = menus(role)
    expect(names(side.filter(({ count }) => count))).toBe('Orders, Messages')
    expect(side.filter(({ often }) => often)).toHaveLength(4)
  }
})

test('the entry whose third segment is the path’s is active, however deep one is', () => {
  const active = (role: Role, pathname: string) => activeEntry(menus(role).side, pathname)?.name
  expect(active('consultant', '/p/agent/offers/7')).toBe('Orders')
  expect(active('consultant', '/p/agent/orders/7')).toBe('Orders')
  expect(active('consultant', '/p/agent/orders/7/conversation')).toBe('Messages')
  expect(active('subscriber', '/p/client/orders/7/conversation?at=3')).toBe('Messages')
  expect(active('staff', '/p/staff/orders/7/conversation')).toBe('Orders')
  expect(active('subscriber', '/p/client/goals')).toBe('Goals')
  expect(active('subscriber', '/p/client/goals/12/details')).toBe('Goals')
  expect(active('subscriber', '/p/client/account/security')).toBe('Account')
  expect(active('subscriber', '/p/client/wishlist/articles?tab=1')).toBe('Wishlist')
  expect(active('consultant', '/p/agent/payments/methods')).toBe('Payments')
  expect(active('consultant', '/p/agent/subscriptions/billing/details')).toBe('Subscriptions')
  expect(active('consultant', '/p/agent/kyc/location')).toBeUndefined()
  expect(active('consultant', '/p/agent/account/security')).toBe('Account')
  expect(active('consultant', '/p/agent/account/calender')).toBe('Calendar')
})

test('a top entry is active in its whole part of the site', () => {
  const { top } = menus('visitor')
  const active = (pathname: string) => top.find(({ to }) => to === activePart(top, pathname))?.name
  expect(active('/')).toBe('Home')
  expect(active('/p/visas/de')).toBe('Services')
  expect(active('/p/countries/jp')).toBe('Countries')
  expect(active('/p/agents')).toBe('Find agents')
  expect(active('/amara-okafor')).toBeUndefined()
  expect(active('/p/about')).toBeUndefined()
})

test('nobody can be called like a part of the site', () => {
  const firstWords = [paths.home(), paths.about(), staffPaths.home(), paths.visas()].map(
    (path) => path.split('/')[1] ?? '',
  )
  for (const word of firstWords.filter(Boolean)) expect(isReservedName(word)).toBe(true)
})
