import type { RouteConfigEntry } from '@react-router/dev/routes'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import type { Role } from '../header/menus.ts'
import { ownMenusOf } from '../header/own-menus.ts'
import { topMenuOf } from '../header/top-menu.ts'
import { FOOTER_MENU, FOOTER_RESOURCES } from './footer-links.ts'

const ROLES: Role[] = ['visitor', 'subscriber', 'consultant', 'unverified_consultant', 'staff']

const asObjects = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map((entry) =>
    entry.index
      ? { id: entry.file, index: true }
      : {
          id: entry.file,
          ...(entry.path && { path: entry.path }),
          ...(entry.children && { children: asObjects(entry.children) }),
        },
  )

/** The file of the page an address shows; the page that says so where nothing is. */
const pageAt = async (address: string) =>
  matchRoutes(asObjects(await routes), address.replace(/[?#].*$/, ''))?.at(-1)?.route.id

const NOWHERE = ['layouts/page/not-found-page.tsx', undefined]

const deadEnds = async (links: readonly string[]) => {
  const pages = await Promise.all(links.map(pageAt))
  return links.filter((_, index) => NOWHERE.includes(pages[index]))
}

/** Every path of the product, its ids made up. */
function everyPath(known: object): string[] {
  return Object.entries(known).flatMap(([name, path]) => {
    if (typeof path === 'object') return everyPath(path)
    return name === 'compareAgents' ? path(['one', 'other']) : path('one', 'other')
  })
}

test.each(ROLES)('every entry of the menus of a %s leads to a page', async (role) => {
  const { side, user } = ownMenusOf(role)
  const entries = [...side, ...user, ...topMenuOf({ role, username: 'amara-okafor' })]
  expect(await deadEnds(entries.map(({ to }) => to))).toEqual([])
})

test('every link of the footer leads to a page', async () => {
  const links = [...FOOTER_MENU, ...FOOTER_RESOURCES].map(({ to }) => to).filter((to) => to.startsWith('/'))
  expect(await deadEnds(links)).toEqual([])
})

test('every path that pages can link to is one of a page', async () => {
  const links = [paths, clientPaths, agentPaths, staffPaths].flatMap(everyPath)
  expect(links.length).toBeGreaterThan(60)
  expect(await deadEnds(links)).toEqual([])
  expect(await deadEnds(['/p/agent/nowhere'])).toEqual(['/p/agent/nowhere'])
})
