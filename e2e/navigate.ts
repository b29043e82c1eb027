import type { Page } from 'playwright-core'
import { settled } from './settled.ts'

/** Opens a page as typed into the address bar. */
export async function goTo(page: Page, path: string) {
  const response = await openPlain(page, path)
  await settled(page)
  return response
}

/** The same where no script runs. */
export async function openPlain(page: Page, path: string) {
  const response = await page.goto(path)
  if (!response) throw new Error(`${path} did not answer`)
  return response
}

export async function reload(page: Page) {
  await page.reload()
  await settled(page)
}

export async function goBack(page: Page) {
  await page.goBack()
  await settled(page)
}

export async function goForward(page: Page) {
  await page.goForward()
  await settled(page)
}

/** Waits until a press has led to another address, and the page there stands. */
export async function arrive(page: Page, address: Parameters<Page['waitForURL']>[0]) {
  await page.waitForURL(address)
  await settled(page)
}
