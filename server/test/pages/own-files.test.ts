import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../../web/build/client/assets')

/** A page behind the sign-in asks for as many files before anybody touches it (decision 097). */
const MOST = { scripts: 12, styles: 7 }

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
      ...filesOf(route),
    }))
    .filter(({ scripts, styles }) => scripts > MOST.scripts || styles > MOST.styles)
  expect(tooMany).toEqual([])
})

const gzipped = async (files: Iterable<string>) => {
  const all = [...files].map(async (file) => {
    const code = await readFile(join(ASSETS, file.replace('/assets/', '')))
    return gzipSync(code, { level: 9 }).length
  })
  return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0)
}

/** All that is there before the page's own script, with what nearly all pages need: 180 kB were allowed. */
const MOST_OF_THE_FRAME = 166_000

test('the frame behind the sign-in is light', async () => {
  const { parentId, ...frame } = routes.client!
  const root = routes[parentId!]!
  const files = [entry.module, ...entry.imports, root.module, ...root.imports, frame.module, ...frame.imports]
  const bytes = await gzipped(new Set(files))
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(MOST_OF_THE_FRAME)
})
