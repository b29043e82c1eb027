import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn } from './drawn.ts'
import { renderWholePage } from './whole-page.ts'

/** axe finds nothing on the page as it stands. No rule is left out. */
export async function expectAccessible(page: Page) {
  await renderWholePage(page)
  await expectNoViolation(page)
}

/** The same in the other colours, and back. */
export async function expectReadableInTheDark(page: Page) {
  await lookInTheDark(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await drawn(page)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/** Leaves the page in the other colours. Only what tells by colours can differ in them. */
export async function lookInTheDark(page: Page) {
  await page.evaluate(stopColours)
  await page.emulateMedia({ colorScheme: 'dark' })
  await drawn(page)
  await expectNoViolation(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

/** Runs in the page: colours change at once. On their way they would be drawn a dozen times, which costs most of the look. */
function stopColours() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

async function expectNoViolation(page: Page, only: RunOptions = {}) {
  await Promise.all(page.frames().map(bringAxe))
  // Axe describes only what fails: to describe the rest costs more than to look.
  const options: RunOptions = { ...only, resultTypes: ['violations'] }
  const violations = await page.evaluate(async (options) => {
    const { violations }: AxeResults = await window.axe.run(document, options)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
    )
  }, options)
  expect(violations, 'found by axe').toEqual([])
}

/** The small one: a page compiles 650 kB instead of 1.5 MB. */
const SOURCE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** It stays in a page once it is there. */
async function bringAxe(frame: Frame) {
  const isThere = await frame.evaluate(() => 'axe' in window)
  if (!isThere) await frame.evaluate(SOURCE)
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
