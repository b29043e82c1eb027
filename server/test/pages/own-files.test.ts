import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../../web/build/client/assets')

/** A page behind the sign-in asks for as many files before anybody touches it. Twelve scripts are wanted. */
const MOST = { scripts: 57, styles: 23 }
const MOST_OF_AN_ORDER = { scripts: 81, styles: 32 }
const IS_ORDER = /case\/order\//

interface Route {
  id: string
  parentId?: string
  path?: string
  module: string
  imports: string[]
  css: string[]
}

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

async function readManifest(): Promise<Manifest> {
  const [name] = await Array.fromAsync(glob('manifest-*.js', { cwd: ASSETS }))
  const text = await readFile(join(ASSETS, name!), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

const { entry, routes } = await readManifest()

const chainOf = ({ parentId, ...route }: Route): Omit<Route, 'parentId'>[] =>
  parentId ? [...chainOf(routes[parentId]!), route] : [route]

const filesOf = (route: Route) => {
  const chain = chainOf(route)
  return {
    scripts: new Set([
      entry.module,
      ...entry.imports,
      ...chain.flatMap(({ module, imports }) => [module, ...imports]),
    ]).size,
    styles: new Set(chain.flatMap(({ css }) => css)).size,
  }
}

const own = Object.values(routes).filter(({ parentId = '' }) =>
  ['client', 'agent', 'staff'].includes(parentId),
)

test('a page behind the sign-in asks for no more files than so many', () => {
  expect(own.length).toBeGreaterThan(80)
  const tooMany = own
    .map((route) => ({
      path: route.path,
      most: IS_ORDER.test(route.id) ? MOST_OF_AN_ORDER : MOST,
      ...filesOf(route),
    }))
    .filter(({ scripts, styles, most }) => scripts > most.scripts || styles > most.styles)
  expect(tooMany).toEqual([])
})
