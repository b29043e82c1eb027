import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openContext, openPage, visit } from '../browser.ts'
import { makeGoalFor, serviceOf } from '../make-order.ts'
import { AMARA } from '../people.ts'
import { makePerson, PASSWORD, visitAs } from '../sign-in.ts'

/** The scripts of the next page stay on their way until they are let through. */
async function holdScripts(page: Page) {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await open
    await route.continue()
  })
  return letThrough
}

test('a button pressed before the scripts have come is not pressed in vain', async () => {
  const { page, context } = await visitAs(await makePerson(), '/p/client/goals')
  const service = await serviceOf(context, AMARA.username, () => true)
  const goal = await makeGoalFor(context, service)
  const letThrough = await holdScripts(page)
  await page.goto(`/${AMARA.username}?goalId=${goal.id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: `Hire agent for ${service.title}` }).click()
  expect(page.url()).not.toContain('checkout=')
  letThrough()
  await page.waitForURL(/checkout=/)
  await page.getByRole('dialog', { name: 'Checkout' }).waitFor()
})

test('a form sent before the scripts have come keeps its secrets, and is sent by them', async () => {
  const person = await makePerson()
  const context = await openContext()
  onTestFinished(() => context.close())
  const { page } = await openPage(context)
  const letThrough = await holdScripts(page)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/p/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect(addresses).not.toContain('POST /p/auth/login')
  letThrough()
  await page.waitForURL(/\/p\/client\/goals/)
})

test('what is ticked before the scripts have come is ticked for good', async () => {
  const { page } = await visit('/p/contact-us')
  const letThrough = await holdScripts(page)
  await page.goto('/p/agents', { waitUntil: 'commit' })
  const first = page.getByRole('checkbox', { name: /^Compare/ }).first()
  await first.click({ force: true })
  letThrough()
  await page.getByRole('region', { name: 'Agents to compare' }).waitFor()
  expect(await first.isChecked()).toBe(true)
})
