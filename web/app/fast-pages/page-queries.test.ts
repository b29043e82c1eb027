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

const FROM = /from '(\.{1,2}\/[^']+\.tsx?)'/g
const READ = /(?:(?:[pP]arams|query)\.(?:get|getAll|has)\(|searchParams, )'(\w+)'\)/g
/** Read once the page is awake, and by nothing on the server: links of mails, and what opens a window. */
const IN_BROWSER = ['problem', 'challenge', 'token', 'undo', 'hire']

/** A page and what its area brings along. */
async function partsOf(file: string, known = new Map<string, string>()): Promise<Map<string, string>> {
  if (known.has(file)) return known
  const source = await readFile(path.join(APP, file), 'utf8')
  known.set(file, source)
  const [area] = file.split('/')
  for (const [, from = ''] of source.matchAll(FROM)) {
    const part = path.join(path.dirname(file), from)
    if (part.startsWith(`${area}/`)) await partsOf(part, known)
  }
  return known
}

/** Strangers' pages read these by name; a signed-in person's pages are never cached. */
async function readByPages() {
  const frames = (await routes).filter(({ file }) => file !== SIGNED_IN)
  const pages = frames.flatMap(({ children = [] }) => children.map(({ file }) => file))
  expect(pages.length).toBeGreaterThan(30)
  const parts = await Promise.all(pages.map((file) => partsOf(file)))
  return parts.flatMap((known) =>
    [...known.values()].flatMap((source) => [...source.matchAll(READ)].map(([, name]) => name)),
  )
}

test('a parameter that a page or a part of it reads is not dropped on the way to it', async () => {
  const asked = new Asked('query=visa&country=CA')
  readSearch(asked)
  searchedPlace(asked)
  readGuideAddress(asked)
  const read = new Set([...(await readByPages()), ...asked.names, 'tab'])
  expect(read.size).toBeGreaterThan(25)
  const reach = new Set<unknown>([...pageQueries, ...IN_BROWSER])
  expect([...read].filter((name) => !reach.has(name))).toEqual([])
})
