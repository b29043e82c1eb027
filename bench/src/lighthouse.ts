import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'

const PAGES = ['/', '/p/countries', '/p/visas/ca']
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
]

export interface Scores {
  path: string
  scores: Record<string, number>
}

/** What Lighthouse says of the pages on a slow phone, out of 100. */
export async function scorePages(address: string): Promise<Scores[]> {
  const chrome = await launch({ chromePath: await ensureChromium(), chromeFlags: FLAGS })
  try {
    const pages: Scores[] = []
    for (const path of PAGES) pages.push({ path, scores: await score(address + path, chrome.port) })
    return pages
  } finally {
    chrome.kill()
  }
}

async function score(url: string, port: number) {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const categories = Object.values(result.lhr.categories)
  for (const { title, auditRefs } of categories) {
    const failed = auditRefs.filter(
      ({ id, weight }) => weight > 0 && (result.lhr.audits[id]?.score ?? 1) < 0.9,
    )
    for (const { id } of failed)
      console.log(`${url} ${title}: ${id} ${result.lhr.audits[id]?.displayValue ?? ''}`)
  }
  return Object.fromEntries(
    categories.map(({ title, score: part }) => [title, Math.round((part ?? 0) * 100)]),
  )
}
