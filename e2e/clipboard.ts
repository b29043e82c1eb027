import type { Page } from 'playwright-core'

/**
 * The clipboard itself belongs to the whole browser, and other journeys use it too, so the page notes what it copies.
 */
export async function watchClipboard(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text
    }
  })
  return () => page.evaluate(() => document.documentElement.dataset.copied)
}
