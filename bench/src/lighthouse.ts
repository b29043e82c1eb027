import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'

const PAGES = ['/', '/p/countries', '/p/visas/ca', '/ar', '/fr/p/guide']
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
]

/** Lighthouse has an index of how fast a machine is; this is a quarter of the quick ones its phone is told from. */
const SLOW_PHONE = 440
const MOST_SLOWED = 4

export interface Scores {
  path: string
  /** How fast this machine was then, and how many times slower it was made to be like a slow phone. */
  index: number
  slowed: number
  scores: Record<string, number>
}

export async function scorePages(address: string): Promise<Scores[]> {
  const chrome = await launch({ chromePath: await ensureChromium(), chromeFlags: FLAGS })
  try {
    const pages: Scores[] = []
    for (const path of PAGES) pages.push(await scoreOn(address, path, chrome.port))
    return pages
  } finally {
    chrome.kill()
  }
}

/** Looked at twice: a slow machine slowed four times more is no phone anybody has. */
async function scoreOn(address: string, path: string, port: number): Promise<Scores> {
  const { environment } = await look(address + path, port, MOST_SLOWED)
  const slowed = Math.min(MOST_SLOWED, Math.max(1, environment.benchmarkIndex / SLOW_PHONE))
  const { categories, audits, environment: then } = await look(address + path, port, slowed)
  for (const { title, auditRefs } of Object.values(categories)) {
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    for (const { id } of failed) console.log(`${path} ${title}: ${id} ${audits[id]?.displayValue ?? ''}`)
  }
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)])
  return { path, index: then.benchmarkIndex, slowed, scores: Object.fromEntries(scores) }
}

async function look(url: string, port: number, cpuSlowdownMultiplier: number) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  return result.lhr
}
