import { LANGUAGES, prefixOf, SOURCE } from '@sojourn/contract/words/languages'

export interface RenderTimes {
  path: string
  /** The median of each language, in milliseconds. */
  ms: Record<string, number>
}

const PAGES = [
  '/',
  '/p/agents',
  '/amara-okafor',
  '/p/guide?passport=NG&destination=CA&purpose=work',
  '/p/visas/ca',
]
const [WARM_UP, ROUNDS] = [20, 150]
/** Pages of whoever has a cookie are written anew each time. */
const headers = { cookie: 'seen=1' }

/** Each page is asked for in all languages in turn, so that what else the machine does falls on all alike. */
export async function measureLanguages(address: string): Promise<RenderTimes[]> {
  const found: RenderTimes[] = []
  for (const path of PAGES) {
    const times = new Map(LANGUAGES.map((language) => [language, [] as number[]]))
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const language of LANGUAGES) {
        const ms = await timeOf(address + addressIn(language, path))
        if (round >= 0) times.get(language)?.push(ms)
      }
    found.push({ path, ms: Object.fromEntries([...times].map(([language, all]) => [language, median(all)])) })
  }
  return found
}

const addressIn = (language: string, path: string) =>
  language === SOURCE ? path : prefixOf(language) + (path === '/' ? '' : path)

async function timeOf(address: string) {
  const begun = performance.now()
  const answer = await fetch(address, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - begun
}

const median = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
