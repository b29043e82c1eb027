import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openContext, openPage, PHONE } from '../browser.ts'
import { makeGoalFor, serviceOf } from '../make-order.ts'
import { arrive } from '../navigate.ts'
import { AMARA } from '../people.ts'
import { see } from '../see.ts'
import { settled } from '../settled.ts'
import { makePerson, PASSWORD, signIn } from '../sign-in.ts'

/** Somebody's browser, and a page of it whose scripts stay on their way until they are let through. */
async function openHeld() {
  const context = await openContext({ width: PHONE })
  onTestFinished(() => context.close())
  const { page } = await openPage(context)
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await open
    await route.continue()
  })
  return { context, page, letThrough }
}

/** Opens a page that cannot listen yet. */
// raw: it is pressed before it listens
const begin = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

test('a button pressed before the scripts have come is not pressed in vain', async () => {
  const { context, page, letThrough } = await openHeld()
  await signIn(context, await makePerson())
  const service = await serviceOf(context, AMARA.username)
  const goal = await makeGoalFor(context, service)
  await begin(page, `/${AMARA.username}?goalId=${goal.id}`)
  await page.getByRole('button', { name: `Hire agent for ${service.title}` }).click()
  expect(page.url()).not.toContain('checkout=')
  letThrough()
  await arrive(page, /checkout=/)
  await see(page.getByRole('dialog', { name: 'Checkout' }))
})

test('a form sent before the scripts have come keeps its secrets, and is sent by them', async () => {
  const person = await makePerson()
  const { page, letThrough } = await openHeld()
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await begin(page, '/p/auth/login')
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect(calls).not.toContain('POST /p/auth/login')
  letThrough()
  await arrive(page, /\/p\/client\/goals/)
  expect(calls).not.toContain('POST /p/auth/login')
})

test('what is ticked before the scripts have come is ticked for good', async () => {
  const { page, letThrough } = await openHeld()
  await begin(page, '/p/agents')
  const first = page.getByRole('checkbox', { name: /^Compare/ }).first()
  // The label is pressed once it stands still: the styles may still be on their way.
  await page.locator('label').filter({ has: first }).first().click()
  await see(first, { checked: true })
  letThrough()
  await settled(page)
  await see(page.getByRole('region', { name: 'Agents to compare' }))
  await see(first, { checked: true })
})
