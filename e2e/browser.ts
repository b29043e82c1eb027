import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { goTo, openPlain } from './navigate.ts'
import { somewhere } from './place.ts'
import { Problems } from './problems.ts'

export const origin = inject('origin')

export interface Look {
  width: number
  scheme: 'light' | 'dark'
  javaScript: boolean
  /** Its screen is pressed by a finger. */
  touch: boolean
  timezone: string
  /** Another server than the one of all tests; nothing stands between it and the browser. */
  at: string
  /** Another browser than that of all tests. */
  of: Browser
}

export const PHONE = 390
export const DESK = 1280

const HEIGHT = { [PHONE]: 844, [DESK]: 800 } as Record<number, number>
// The browser's own name says that nobody is looking, and pages wait for their last part before they are sent to such.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

const browser = await chromium.connect(inject('chromium'))
afterAll(() => browser.close())

/** A person's browser: own cookies, own storage. The caller closes it. */
export function openContext({
  width = DESK,
  scheme = 'light',
  javaScript = true,
  touch = false,
  timezone = 'UTC',
  at = origin,
  of = browser,
}: Partial<Look> = {}) {
  return of.newContext({
    baseURL: at,
    viewport: { width, height: HEIGHT[width] ?? 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    userAgent: USER_AGENT,
    locale: 'en-GB',
    timezoneId: timezone,
    extraHTTPHeaders: at === origin ? somewhere() : {},
    javaScriptEnabled: javaScript,
    hasTouch: touch,
  })
}

export interface Opened {
  page: Page
  problems: Problems
}

/** A new page for this test; it fails the test on every problem that was not expected. */
export async function openPage(context: BrowserContext, at = origin): Promise<Opened> {
  const opened = await newPage(context, at)
  onTestFinished(async () => {
    await opened.page.close()
    expectNoProblem(opened)
  })
  return opened
}

/** Whoever opens it closes it, and looks for its problems. */
export async function newPage(context: BrowserContext, at = origin): Promise<Opened> {
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return { page, problems: new Problems(page, at) }
}

export const expectNoProblem = ({ problems }: Opened) =>
  expect(problems.found(), 'problems of the page').toEqual([])

/** Somebody new comes to the site and opens a page of it. */
export async function visit(path: string, look: Partial<Look> = {}) {
  const context = await openContext(look)
  onTestFinished(() => context.close())
  const opened = await openPage(context, look.at)
  const open = look.javaScript === false ? openPlain : goTo
  const response = await open(opened.page, path)
  return { ...opened, context, response }
}
