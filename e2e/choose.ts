import type { Page } from 'playwright-core'

/** Ticks one of a list that takes several, and opens the list where it is closed. */
export async function choose(page: Page, name: string, value: string) {
  const box = page.locator(`input[name="${name}"][value="${value}"]`)
  const list = page.locator('details').filter({ has: box })
  if (!(await list.evaluate((one: HTMLDetailsElement) => one.open))) await list.locator('summary').click()
  await box.check()
}
