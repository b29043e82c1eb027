import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { inRoot } from '../scripts/lib/command.mjs'
import { launchChromium } from './chromium.ts'
import { askAs } from './own-api.ts'
import { AMARA } from './people.ts'
import { startServer } from './server.ts'
import { untilTheStoryRests } from './story.ts'

/** `npm run pictures`: the pictures of README and tour, taken of the demo story. */
const FOLDER = inRoot('docs/pictures')
const PASSWORD = 'Sojourn-demo-1'
const SCHEMES = ['light', 'dark'] as const
const WINDOW = { width: 1280, height: 800 }
const QUALITY = 80

interface Looker {
  email: string
  timezoneId: string
}
const CLIENT: Looker = { email: 'kwame@demo.example', timezoneId: 'Africa/Accra' }
const AGENT: Looker = { email: 'amara-okafor@demo.example', timezoneId: 'Africa/Lagos' }
const STAFF: Looker = { email: 'sanna@demo.example', timezoneId: 'Europe/Helsinki' }

interface Picture {
  name: string
  /** A stranger looks where nobody is told. */
  of?: Looker
  path: string | ((page: Page) => Promise<string>)
  /** A press that brings what is shown. */
  press?: string
  /** The tour is shown in the light only. */
  isOfTour?: true
}

const PICTURES: Picture[] = [
  { name: 'home', path: paths.home() },
  { name: 'find-agents', path: paths.agents() },
  { name: 'guide', path: paths.guide({ passport: 'NG', destination: 'CA', purpose: 'study' }) },
  { name: 'visa', path: paths.visa('ca', 'study-permit'), isOfTour: true },
  { name: 'agent', path: paths.agent(AMARA.username), isOfTour: true },
  { name: 'today', of: CLIENT, path: clientPaths.today(), isOfTour: true },
  { name: 'case-room', of: CLIENT, path: async (page) => clientPaths.order(await orderOf(page)) },
  {
    name: 'documents',
    of: CLIENT,
    path: async (page) => `${clientPaths.order(await orderOf(page))}#documents`,
    isOfTour: true,
  },
  { name: 'messages', of: CLIENT, path: async (page) => clientPaths.conversation(await orderOf(page)) },
  // Nobody meets in the rest of this week.
  { name: 'calendar', of: AGENT, path: agentPaths.calendar(), press: 'Next week' },
  { name: 'wallet', of: AGENT, path: agentPaths.wallet(), isOfTour: true },
  { name: 'worklist', of: STAFF, path: staffPaths.home() },
]

/** Answers the running case with the most documents. */
async function orderOf(page: Page) {
  const { items } = await askAs<{ items: { uuid: string }[] }>(page, 'GET', '/orders?filter[status][0]=3')
  const cases = await Promise.all(
    items.map(async ({ uuid }) => {
      const { items: documents } = await askAs<{ items: object[] }>(page, 'GET', `/orders/${uuid}/documents`)
      return { uuid, count: documents.length }
    }),
  )
  const [most] = cases.toSorted((one, other) => other.count - one.count)
  if (!most) throw new Error('The demo story has no order that runs for whoever looks')
  return most.uuid
}

/** Runs in the page: all that can be seen is drawn, and nothing is marked as if it had been pressed. */
function isDrawn() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const seen = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  return document.fonts.status === 'loaded' && seen.every((image) => image.complete && image.naturalWidth > 0)
}

async function open(page: Page, path: string) {
  // raw: no test runs here
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

async function signIn(page: Page, email: string) {
  await open(page, paths.login())
  await page.getByLabel('Email').first().fill(email)
  await page.locator('input[type=password]').first().fill(PASSWORD)
  await page.keyboard.press('Enter')
  // raw: no test runs here
  await page.waitForURL((url) => !url.pathname.startsWith('/p/auth/'))
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signed in once each: whoever signs in again and again is told to wait. */
const sessions = new Map<Looker, Session>()

async function take(browser: Browser, baseURL: string, { name, of, path, press, isOfTour }: Picture) {
  for (const colorScheme of isOfTour ? (['light'] as const) : SCHEMES) {
    const storageState = of ? sessions.get(of) : undefined
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      viewport: WINDOW,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: of?.timezoneId ?? 'UTC',
      ...(storageState && { storageState }),
    })
    const page = await context.newPage()
    if (of && !storageState) {
      await signIn(page, of.email)
      sessions.set(of, await context.storageState())
    }
    await open(page, typeof path === 'string' ? path : await path(page))
    // raw: no test runs here
    if (press) await page.getByRole('button', { name: press }).click()
    // raw: no test runs here
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(isDrawn)
    const picture = await sharp(await page.screenshot())
      .webp({ quality: QUALITY })
      .toBuffer()
    await writeFile(join(FOLDER, `${name}-${colorScheme}.webp`), picture)
    await context.close()
  }
}

// Whoever comes through a proxy cannot sign in as the people of the story.
const [server, launched] = await Promise.all([startServer({ TRUSTED_PROXIES: '' }), launchChromium()])
try {
  await untilTheStoryRests(server.dataDir)
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.connect(launched.wsEndpoint())
  for (const picture of PICTURES) await take(browser, server.origin, picture)
} finally {
  await Promise.all([server.stop(), launched.close()])
}
