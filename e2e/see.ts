import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './settled.ts'

interface Seen {
  /** The words it shows, whole or by a pattern. */
  text: string | RegExp
  /** The words of each of several. */
  texts: string[]
  count: number
  value: string | RegExp
  checked: boolean
  disabled: boolean
  focused: boolean
  /** A name and what it says: `{ attribute: ['href', '/'] }`; null where it is not there. */
  attribute: [name: string, value: string | RegExp | null]
}

/** Looks until it is there and shows what is expected: `await see(button)`, `await see(field, { value: 'x' })`. */
export async function see(locator: Locator, expected: Partial<Seen> = {}) {
  if (Object.keys(expected).length === 0) return appears(locator)
  const { text, texts, count, value, checked, disabled, focused, attribute } = expected
  const look = <T>(read: () => Promise<T>) => expect.poll(read, { message: String(locator) })
  if (count !== undefined) await look(() => locator.count()).toBe(count)
  if (texts) await look(() => locator.allInnerTexts()).toEqual(texts)
  if (text !== undefined)
    await matches(
      look(() => locator.innerText()),
      text,
    )
  if (value !== undefined)
    await matches(
      look(() => locator.inputValue()),
      value,
    )
  if (checked !== undefined) await look(() => locator.isChecked()).toBe(checked)
  if (disabled !== undefined) await look(() => locator.isDisabled()).toBe(disabled)
  if (focused !== undefined)
    await look(() => locator.evaluate((element) => element === document.activeElement)).toBe(focused)
  if (attribute) {
    const [name, wanted] = attribute
    const read = look(() => locator.getAttribute(name))
    await (wanted === null ? read.toBeNull() : matches(read, wanted))
  }
}

/** The error says what the page showed instead. */
async function appears(locator: Locator) {
  try {
    await locator.first().waitFor()
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${await shownBy(locator.page())}`, { cause: error })
  }
}

const shownBy = (page: Page) =>
  page
    .evaluate(() => {
      const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
      return `${location.pathname} shows: ${(top ?? document.body).innerText.slice(0, 2000)}`
    })
    .catch((error: Error) => error.message)

/** The machine reads one file at a time, and has twenty seconds for each. */
export const seeRead = (locator: Locator) => locator.first().waitFor({ timeout: 60_000 })

const matches = (
  read: { toBe(text: string): unknown; toMatch(pattern: RegExp): unknown },
  wanted: string | RegExp,
) => (typeof wanted === 'string' ? read.toBe(wanted) : read.toMatch(wanted))

/** It is not shown, once all that was asked for is here. */
export async function unseen(page: Page, locator: Locator) {
  await settled(page)
  await expect.poll(() => locator.filter({ visible: true }).count(), { message: String(locator) }).toBe(0)
}
