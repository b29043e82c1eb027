import { expect, test } from 'vitest'
import { PHONE } from '../browser.ts'
import { heldSheets, scriptsOf, visitMeeting } from '../first-paint.ts'
import { jumpsOf, watchShifts } from '../layout-shifts.ts'
import { goTo } from '../navigate.ts'
import { settled } from '../settled.ts'
import { comeAs, makePerson } from '../sign-in.ts'

test('the words of a page are painted before its scripts are asked for', async () => {
  const page = await visitMeeting(() => {})
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const asked = await scriptsOf(page)
  expect(asked.length).toBeGreaterThan(3)
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test('a page that opens in the background can be worked with', async () => {
  const page = await visitMeeting(() => Object.defineProperty(document, 'hidden', { value: true }))
  const asked = await scriptsOf(page)
  expect(asked.length).toBeGreaterThan(3)
})

test('what is measured while the styles are on their way, as by a moving mouse, does not jump when they come', async () => {
  const { page } = await comeAs(await makePerson(), { width: PHONE })
  await goTo(page, '/p/client/start')
  await watchShifts(page)
  const letThrough = await heldSheets(page)
  // raw: it is measured before it listens
  await page.goto('/p/client/start', { waitUntil: 'commit' })
  await page.waitForFunction(
    () => document.querySelector('main') ?? document.head.lastElementChild?.matches('script'),
  )
  await page.evaluate(() => document.querySelector('main')?.offsetHeight)
  letThrough()
  await settled(page)
  expect(await jumpsOf(page)).toEqual([])
})
