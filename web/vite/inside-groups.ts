import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import { type Bundle, bundlesOf } from './bundles.ts'

type Context = Rolldown.ChunkingContext

/** The areas behind the sign-in. */
const INSIDE =
  /\/web\/app\/(account|agent|case|client|staff|frames\/(palette|signed-in-layout|suspended)|session\/socket)\b/
/** Pages of theirs that a stranger opens by the link of a mail. */
const BY_LINK = /unsubscribe|email-change/
/** Parts of strangers' pages that come once somebody has signed in, or is about to. */
const BEYOND =
  /\/web\/app\/(frames\/public-|hire\/|payment\/|join\/modal|session\/log-out|find\/(cards\/(load-price|price-for-all)|favourites\/|reports\/report-dialog|search\/(price-note|save-search))|visit\/visas\/facts\/fact-report)/
/** The page of the kit shows every part, and only people who build open it. */
const NOBODY = /\/web\/app\/kit\//

export const COPY = '?own'
const FRAME = /\/frames\/signed-in-layout/
/** Files are made in so many turns at most. */
const MOST = 120
/** A file that more of the pages load comes with the frame. */
const NEARLY_ALL = 0.9

export const isInside = (id: string) => INSIDE.test(id) && !BY_LINK.test(id)

interface Reach {
  /** The pages behind the sign-in that need it. */
  inside: string[]
  /** Whatever else needs it: a stranger's page, or a part that comes later. */
  outside: string[]
  /** A part that comes later to such a page needs it too, so it cannot lie in the file of the page itself. */
  later: boolean
}

/**
 * Few files for who is signed in, and none heavier for strangers. Modules that the same strangers' pages and later parts need are one
 * file; what none of them needs is bundled for the pages behind the sign-in. A group takes along what its modules import, so
 * those that more pages need come first.
 */
export function insideGroups(): Rolldown.CodeSplittingGroup[] {
  let plan: Map<string, { name: string; rank: number }> | undefined
  return Array.from({ length: MOST }, (_, rank) => ({
    debugName: 'inside',
    name(id, context) {
      plan ??= planOf(id, context)
      const place = plan.get(id)
      return place?.rank === rank ? place.name : null
    },
  }))
}

function planOf(id: string, context: Context) {
  const shared = new Map<string, { count: number; modules: string[] }>()
  const frame: string[] = []
  const parts = new Map<string, Bundle>()
  const modules = modulesAround(id, context)
  for (const module of modules) {
    const { inside, outside, later } = reachOf(module, context)
    if (inside.length === 0 && !modules.has(module + COPY)) continue
    if (outside.length > 0) {
      const key = hashOf(outside)
      const group = shared.get(key) ?? { count: outside.length, modules: [] }
      group.modules.push(module)
      shared.set(key, group)
    } else if (inside.some((root) => FRAME.test(root))) frame.push(module)
    else if (inside.length > 1 || (inside.length === 1 && later)) {
      const pages = new Set(inside.map(pageOf))
      const part = parts.get(hashOf(inside)) ?? { pages, weight: 0, modules: [], imports: [] }
      part.modules.push(module)
      part.imports.push(...(context.getModuleInfo(module)?.importedIds ?? []))
      part.weight += weightOf(module, context)
      parts.set(hashOf(inside), part)
    }
  }
  const counts = [...new Set([...shared.values()].map(({ count }) => count))].toSorted((a, b) => b - a)
  const known = new Set([...parts.values()].flatMap(({ pages }) => [...pages])).size
  const { everywhere = [], some: bundles = [] } = Object.groupBy(
    bundlesOf([...parts.values()], openedOf),
    ({ pages }) => (pages.size > known * NEARLY_ALL ? 'everywhere' : 'some'),
  )
  if (counts.length + 1 + bundles.length > MOST) throw new Error(`Files come in more than ${MOST} turns.`)
  return new Map([
    ...[...shared].flatMap(([key, { count, modules }]) =>
      placed(modules, `shared-${key}`, counts.indexOf(count)),
    ),
    ...placed([...frame, ...everywhere.flatMap(({ modules }) => modules)], 'inside', counts.length),
    ...bundles.flatMap(({ pages, modules }, index) =>
      placed(modules, `some-${hashOf([...pages].sort())}`, counts.length + 1 + index),
    ),
  ])
}

const placed = (modules: string[], name: string, rank: number) =>
  modules.map((module) => [module, { name, rank }] as const)

/** Both sides have one page of an order, and of each list. */
const pageOf = (root: string) =>
  root.replace(/\?.*/, '').replace(/\/case\/(\w+)\/(client|agent)-/, '/case/$1/')

/** People are at an order more than anywhere else, then at their papers, which must not load the whole order; our team is small. */
function openedOf(page: string) {
  if (page.includes('/case/order/')) return 10
  if (page.includes('/client/vault/')) return 5
  return page.includes('/app/staff/') ? 1 : 2
}

/** Bytes as they are sent, roughly. */
const weightOf = (id: string, context: Context) => (context.getModuleInfo(id)?.code?.length ?? 0) / 5

const hashOf = (names: string[]) => createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 6)

function modulesAround(id: string, context: Context) {
  const found = new Set([id])
  // Modules that are added on the way are looked at too.
  for (const at of found) {
    const info = context.getModuleInfo(at)
    for (const next of [
      info?.importers,
      info?.dynamicImporters,
      info?.importedIds,
      info?.dynamicallyImportedIds,
    ])
      for (const one of next ?? []) found.add(one)
  }
  return new Set([...found].sort())
}

function reachOf(id: string, context: Context): Reach {
  const importers = new Set([id])
  const inside = new Set<string>()
  const outside = new Set<string>()
  let later = false
  for (const at of importers) {
    const info = context.getModuleInfo(at)
    if (!info || NOBODY.test(at)) continue
    const isOwn = isInside(at)
    const comesLater = info.dynamicImporters.length > 0 && !isOwn && !BEYOND.test(at)
    if (info.isEntry) (isOwn ? inside : outside).add(at)
    else if (comesLater) outside.add(at)
    else if (info.dynamicImporters.length > 0) later = true
    for (const importer of info.importers) importers.add(importer)
  }
  return { inside: [...inside].sort(), outside: [...outside].sort(), later }
}
