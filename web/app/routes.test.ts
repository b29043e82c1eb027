import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { elsewhere, ownScreens, publicScreens } from '../../e2e/screens.ts'
import routes from './routes.ts'

test('every screen of the product stands in the list of screens', async () => {
  const screens = [
    ...publicScreens,
    ...ownScreens({
      person: 'somebody',
      goal: 1,
      service: 'one',
      article: 'one',
      articleToCheck: 'one',
      verification: 'one',
      conflict: '1',
      report: 'r',
      order: 'one',
      offer: 'one',
      conversation: 'one',
      disputed: 'other',
      coupon: 'one',
    }),
  ]
  const looked = new Set([...Object.keys(elsewhere), ...screens.map((screen) => screen.route)])
  const forgotten = leaves(await routes).filter((file) => !looked.has(file))
  expect(forgotten, 'routes without a row in e2e/screens.ts').toEqual([])
})

/** A route with children is a shell around screens, not a screen. */
function leaves(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry.file]))
}
