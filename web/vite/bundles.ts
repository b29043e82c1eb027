/** Modules that lie in one file, and the pages that load it. */
export interface Bundle {
  pages: Set<string>
  weight: number
  modules: string[]
  /** Modules that they need: the bundle of one is loaded by whoever loads this bundle. */
  imports: string[]
}

/** How often a page is opened, beside others. */
type Opened = (page: string) => number

/** A file less is worth so many bytes more to a page, for each such file that it loads. */
const WORTH = 1250

/** A page loads so many of them at most, that of nearly all pages included. */
const MOST = 5

/**
 * Puts together what pages win by, until nothing is won any more and no page loads too many. Those that most pages load
 * come first.
 */
export function bundlesOf(parts: Bundle[], opened: Opened = () => 1) {
  let bundles = parts
  for (
    let next: Bundle[] | undefined = comingAlong(parts);
    next;
    next = best(bundles, bundles, opened) ?? relieved(bundles, opened)
  )
    bundles = next
  return bundles.toSorted((a, b) => b.pages.size - a.pages.size)
}

/** A page that loads too many has a bundle less, whatever it costs. */
function relieved(bundles: Bundle[], opened: Opened) {
  const [page] = [...loadsOf(bundles)].find(([, count]) => count > MOST) ?? []
  if (page === undefined) return undefined
  const loaded = bundles.filter(({ pages }) => pages.has(page))
  return best(loaded, bundles, opened, Number.NEGATIVE_INFINITY)
}

/** All bundles, with those two of the candidates joined by which pages win most, if it is more than `least`. */
function best(candidates: Bundle[], bundles: Bundle[], opened: Opened, least = 0) {
  const loads = loadsOf(bundles)
  const before = costOf(bundles, opened)
  const pairs = candidates
    .flatMap((a, index) =>
      candidates.slice(index + 1).map((b) => ({ a, b, hoped: wonBy(a, b, loads, opened) })),
    )
    .filter(({ hoped }) => hoped > least)
    .toSorted((one, other) => other.hoped - one.hoped)
  let found: Bundle[] | undefined
  let most = least
  for (const { a, b, hoped } of pairs) {
    // Whatever comes along makes it less.
    if (hoped <= most) break
    const joined = comingAlong([...bundles.filter((one) => one !== a && one !== b), together(a, b)])
    const won = before - costOf(joined, opened)
    if (won <= most) continue
    most = won
    found = joined
  }
  return found
}

/** Whoever loads a bundle loads those that its modules need as well. */
function comingAlong(bundles: Bundle[]): Bundle[] {
  const grown = bundles.map((bundle) => ({ ...bundle }))
  const bundleOf = new Map(grown.flatMap((bundle) => bundle.modules.map((module) => [module, bundle])))
  const toFollow = new Set(grown)
  // A loop over a set meets what is added on the way.
  for (const bundle of toFollow) {
    toFollow.delete(bundle)
    for (const module of bundle.imports) {
      const needed = bundleOf.get(module)
      if (!needed || bundle.pages.isSubsetOf(needed.pages)) continue
      needed.pages = needed.pages.union(bundle.pages)
      toFollow.add(needed)
    }
  }
  return grown
}

/** All bytes of all pages as often as they are opened, and what their files would be worth. */
function costOf(bundles: Bundle[], opened: Opened) {
  const bytes = bundles.reduce((sum, { pages, weight }) => sum + times(pages, opened) * weight, 0)
  const files = loadsOf(bundles)
    .values()
    .reduce((sum, count) => sum + (WORTH * count * (count + 1)) / 2, 0)
  return bytes + files
}

function wonBy(a: Bundle, b: Bundle, loads: Map<string, number>, opened: Opened) {
  let won = 0
  for (const page of a.pages) won += b.pages.has(page) ? WORTH * loads.get(page)! : -opened(page) * b.weight
  for (const page of b.pages) if (!a.pages.has(page)) won -= opened(page) * a.weight
  return won
}

const times = (pages: Set<string>, opened: Opened) => {
  let sum = 0
  for (const page of pages) sum += opened(page)
  return sum
}

function loadsOf(bundles: Bundle[]) {
  const loads = new Map<string, number>()
  for (const { pages } of bundles) for (const page of pages) loads.set(page, (loads.get(page) ?? 0) + 1)
  return loads
}

const together = (a: Bundle, b: Bundle): Bundle => ({
  pages: a.pages.union(b.pages),
  weight: a.weight + b.weight,
  modules: [...a.modules, ...b.modules],
  imports: [...a.imports, ...b.imports],
})
