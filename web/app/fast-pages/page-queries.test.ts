import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSearch } from '../find/search/search-address.ts'
import { searchedPlace } from '../find/search/searched-place.ts'
import routes from '../routes.ts'
import { readGuideAddress } from '../visit/guide/guide-address.ts'
import { pageQueries } from './page-queries.ts'

const APP = path.join(import.meta.dirname, '..')
const SIGNED_IN = 'frames/signed-in-layout.tsx'

/** Notes what is asked of it. */
class Asked extends URLSearchParams {
  readonly names = new Set<string>()
  override get(name: string) {
    this.names.add(name)
    return super.get(name)
  }
  override getAll(name: string) {
    this.names.add(name)
    return super.getAll(name)
  }
  override has(name: string) {
    this.names.add(name)
    return super.has(name)
  }
}

/** What the loaders of strangers' pages read by name; a signed-in person's pages are never cached. */
async function readByLoaders() {
  const frames = (await routes).filter(({ file }) => file !== SIGNED_IN)
  const pages = frames.flatMap(({ children = [] }) => children.map(({ file }) => file))
  expect(pages.length).toBeGreaterThan(30)
  const sources = await Promise.all(pages.map((file) => readFile(path.join(APP, file), 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(/searchParams\.(?:get|getAll|has)\('(\w+)'\)/g)].map(([, name]) => name),
  )
}

test('a parameter that a page reads is not dropped on the way to it', async () => {
  const asked = new Asked('query=visa&country=CA')
  readSearch(asked)
  searchedPlace(asked)
  readGuideAddress(asked)
  const read = new Set([...(await readByLoaders()), ...asked.names])
  expect([...read].filter((name) => !pageQueries.some((known) => known === name))).toEqual([])
})
