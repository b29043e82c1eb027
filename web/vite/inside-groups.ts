import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** The areas behind the sign-in. */
const INSIDE = /\/web\/app\/(account|agent|case|client|staff|frames\/(palette|signed-in-layout))\b/
/** Pages of theirs that a stranger opens by the link of a mail. */
const BY_LINK = /unsubscribe|email-change/
/** Parts of strangers' pages that come once somebody has signed in, or is about to. */
const BEYOND =
  /\/web\/app\/(frames\/public-|hire\/|payment\/|join\/modal|session\/log-out|find\/(favourites\/|reports\/report-dialog|search\/save-search)|visit\/visas\/facts\/fact-report)/

/** A module that so many pages need is in one file for all of them. */
const MANY = 8
const MOST_OUTSIDE = 100

interface Reach {
  /** The pages behind the sign-in that need it. */
  inside: string[]
  /** Whatever else needs it: a stranger's page, or a part that comes later. */
  outside: string[]
}

/**
 * Few files for who is signed in, and none heavier for strangers. Modules that the same strangers' pages and later parts need are one
 * file; what none of them needs goes by the pages behind the sign-in. A group takes along what its modules import, so those
 * that more pages need come first.
 */
export function insideGroups(): Rolldown.CodeSplittingGroup[] {
  const reachOf = remembered(lookUp)
  const group = (name: (reach: Reach) => string | null | false): Rolldown.CodeSplittingGroup => ({
    debugName: 'inside',
    name(id, context) {
      const reach = reachOf(id, context)
      return (reach.inside.length > 0 && name(reach)) || null
    },
  })

  return [
    ...fallingFrom(MOST_OUTSIDE).map((count) =>
      group((reach) => reach.outside.length === count && `${kindOf(reach)}-${hashOf(reach.outside)}`),
    ),
    group((reach) => isOfFrame(reach) && 'inside'),
    group((reach) => isForAll(reach) && 'rooms'),
    ...fallingFrom(MANY).map((count) =>
      group((reach) => reach.inside.length === count && !isOfOne(reach) && `some-${hashOf(reach.inside)}`),
    ),
    group((reach) => isOfCase(reach) && 'case'),
  ]
}

const isOfFrame = ({ inside }: Reach) => inside.some((root) => root.includes('/frames/signed-in-layout'))
const isForAll = (reach: Reach) => isOfFrame(reach) || reach.inside.length >= MANY
/** The page of an order is one page for both sides. */
const isOfCase = ({ inside }: Reach) => inside.every((root) => root.includes('/case/order/'))
const isOfOne = (reach: Reach) => reach.inside.length === 1 || isOfCase(reach)

const kindOf = (reach: Reach) => {
  if (isOfFrame(reach)) return 'frame'
  if (isForAll(reach)) return 'rooms'
  return isOfCase(reach) ? 'case' : 'some'
}

const hashOf = (names: string[]) => createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 6)
const fallingFrom = (most: number) => Array.from({ length: most }, (_, index) => most - index)

function remembered<Value>(read: (id: string, context: Context) => Value) {
  const known = new Map<string, Value>()
  return (id: string, context: Context) => {
    const value = known.has(id) ? (known.get(id) as Value) : read(id, context)
    known.set(id, value)
    return value
  }
}

function lookUp(id: string, context: Context): Reach {
  const importers = new Set([id])
  const inside = new Set<string>()
  const outside = new Set<string>()
  // The importers that are added on the way are looked at too.
  for (const at of importers) {
    const info = context.getModuleInfo(at)
    if (!info) continue
    const isInside = INSIDE.test(at) && !BY_LINK.test(at)
    const comesLater = info.dynamicImporters.length > 0 && !isInside && !BEYOND.test(at)
    if (info.isEntry) (isInside ? inside : outside).add(at)
    else if (comesLater) outside.add(at)
    for (const importer of info.importers) importers.add(importer)
  }
  return { inside: [...inside].sort(), outside: [...outside].sort() }
}
