/** Modules that lie in one file, and the pages that load it. */
export interface Bundle {
  pages: Set<string>
  weight: number
  modules: string[]
}

/** A file less is worth so many bytes more to a page, for each such file that it loads. */
const WORTH = 1250

/** Puts together what pages win by, until nothing is won any more. Those that most pages load come first. */
export function bundlesOf(parts: Bundle[]) {
  let bundles = [...parts]
  for (let pair = bestPairOf(bundles); pair; pair = bestPairOf(bundles)) {
    const [a, b] = pair
    bundles = [...bundles.filter((one) => one !== a && one !== b), together(a, b)]
  }
  return bundles.toSorted((a, b) => b.pages.size - a.pages.size)
}

function bestPairOf(bundles: Bundle[]) {
  const loads = new Map<string, number>()
  for (const page of bundles.flatMap(({ pages }) => [...pages])) loads.set(page, (loads.get(page) ?? 0) + 1)
  let best: [Bundle, Bundle] | undefined
  let most = 0
  for (const [index, a] of bundles.entries())
    for (const b of bundles.slice(index + 1)) {
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
