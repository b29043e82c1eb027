/** Modules that lie in one file, and the pages that load it. */
export interface Bundle {
  pages: Set<string>
  weight: number
  modules: string[]
}

/** A file less is worth so many bytes more to a page, for each such file that it loads. */
const WORTH = 1250

/** A page loads so many of them at most, that of nearly all pages included. */
const MOST = 5

/**
 * Puts together what pages win by, until nothing is won any more and no page loads too many. Those that most pages load
 * come first.
 */
export function bundlesOf(parts: Bundle[]) {
  let bundles = [...parts]
  const join = ([a, b]: [Bundle, Bundle]) => {
    bundles = [...bundles.filter((one) => one !== a && one !== b), together(a, b)]
  }
  for (let pair = bestPairOf(bundles, bundles); pair; pair = bestPairOf(bundles, bundles)) join(pair)
  for (let many = tooMany(bundles); many; many = tooMany(bundles))
    join(bestPairOf(many, bundles, Number.NEGATIVE_INFINITY)!)
  return bundles.toSorted((a, b) => b.pages.size - a.pages.size)
}

/** All that a page loads which loads too many. */
function tooMany(bundles: Bundle[]) {
  const [page] = [...loadsOf(bundles)].find(([, count]) => count > MOST) ?? []
  return page === undefined ? undefined : bundles.filter(({ pages }) => pages.has(page))
}

function loadsOf(bundles: Bundle[]) {
  const loads = new Map<string, number>()
  for (const page of bundles.flatMap(({ pages }) => [...pages])) loads.set(page, (loads.get(page) ?? 0) + 1)
  return loads
}

/** Pages win more than `least` by joining these two, and the most of all pairs. */
function bestPairOf(candidates: Bundle[], bundles: Bundle[], least = 0) {
  const loads = loadsOf(bundles)
  let best: [Bundle, Bundle] | undefined
  let most = least
  for (const [index, a] of candidates.entries())
    for (const b of candidates.slice(index + 1)) {
      const won = wonBy(a, b, loads)
      if (won <= most) continue
      most = won
      best = [a, b]
    }
  return best
}

function wonBy(a: Bundle, b: Bundle, loads: Map<string, number>) {
  const both = [...a.pages].filter((page) => b.pages.has(page))
  const saved = both.reduce((sum, page) => sum + WORTH * loads.get(page)!, 0)
  return saved - (a.pages.size - both.length) * b.weight - (b.pages.size - both.length) * a.weight
}

const together = (a: Bundle, b: Bundle): Bundle => ({
  pages: a.pages.union(b.pages),
  weight: a.weight + b.weight,
  modules: [...a.modules, ...b.modules],
})
