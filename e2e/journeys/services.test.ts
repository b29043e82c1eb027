import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, PHONE } from '../browser.ts'
import { makeService } from '../make-service.ts'
import { DEMO_PASSWORD, EMRE } from '../people.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const SERVICES = '/p/agent/services'
const missing = (page: Page) => page.getByRole('region', { name: 'Before clients can see it' })
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first()
const act = async (page: Page, title: string, entry: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

test('a service is begun, refused with what is missing, mended, published and seen by clients', async () => {
  const { page, problems } = await visitAs(EMRE, SERVICES, { width: DESK, password: DEMO_PASSWORD })
  problems.expect(/status of 422/)
  await page.getByRole('link', { name: 'New service' }).first().click()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByText('please select a country', { exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Country' }).fill('Fij')
  await page.getByRole('option', { name: 'Fiji' }).click()
  await page.getByLabel('Visa').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.waitForURL(/edit-service\?id=/)

  await page.getByRole('button', { name: 'Publish' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Before clients can see it' })
  await alert.getByText('please input a price').waitFor()
  for (const message of [
    'please input service name',
    'please input a description',
    'please input a delivery time',
  ])
    expect(await alert.getByText(message).count()).toBe(1)
  await alert.getByRole('link', { name: 'Name' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')

  const title = `Fiji by the sea ${Math.random().toString(36).slice(2, 8)}`
  await page.getByRole('textbox', { name: 'Name of the service' }).fill(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('Forms, photos and the letter of your host.')
  await page.getByRole('textbox', { name: 'Price' }).fill('1,250.50')
  await page.getByRole('spinbutton', { name: 'Number' }).fill('2')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('Week')
  await page.getByRole('spinbutton', { name: 'Number' }).fill('2')
  const adder = page.getByRole('textbox', { name: 'Every client hands over' })
  await adder.fill('Letter of your host')
  await adder.press('Enter')
  await adder.pressSequentially('Half a docu')
  await said(page, 'Saved').waitFor()
  expect(await adder.inputValue()).toBe('Half a docu')
  expect(await adder.evaluate((input) => input.ownerDocument.activeElement === input)).toBe(true)
  await adder.fill('')
  await expect.poll(() => missing(page).count()).toBe(0)
  await page.reload()
  expect(await page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('1,250.50')
  expect(await page.getByRole('combobox', { name: 'Unit' }).inputValue()).toBe('Week')

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Clients can see this service now').waitFor()
  const name = page.getByRole('textbox', { name: 'Name of the service' })
  await name.fill(`${title}, not public`)
  await page.getByRole('heading', { level: 3, name: `${title}, not public` }).waitFor()
  await name.fill(title)
  await page.getByRole('link', { name: 'See it on your profile' }).click()
  const shown = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await shown.waitFor()
  expect(await shown.innerText()).toMatch(/\$1,250\.50[\s\S]*14 Days Delivery Time/)
  expect(await shown.getByRole('button', { name: /Hire agent/ }).isDisabled()).toBe(true)

  // Put away again: other journeys meet this agent too.
  await page.goto(SERVICES)
  await act(page, title, 'Archive')
  await page.getByText('Service archived').waitFor()
  await page.goto(`/${EMRE.username}`)
  await page.getByRole('heading', { level: 2, name: 'Services' }).waitFor()
  expect(await page.getByRole('heading', { name: title }).count()).toBe(0)
})

test('what an unverified agent lacks beside the fields leads to where it is mended', async () => {
  const agent = await makePerson({ kind: 'agent' })
  const { page, context, problems } = await visitAs(agent, SERVICES, { width: PHONE })
  problems.expect(/status of 422/)
  const whole = {
    country: 'CA',
    visa: 'ca/study-permit',
    title: 'Canadian study permit',
    description: 'All of it.',
    price: 50_000,
    delivery_time: 3,
    delivery_unit: 'Week',
  }
  const { id } = await makeService(context, whole)
  await page.goto(`${SERVICES}/edit-service?id=${id}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Before clients can see it' })
  expect(await alert.getByRole('link', { name: 'Verification' }).getAttribute('href')).toBe(
    '/p/agent/account/verification',
  )
  expect(await alert.getByRole('link', { name: 'Licence' }).getAttribute('href')).toBe(
    '/p/agent/account/business',
  )
})

test('a service is duplicated, archived, restored and deleted', async () => {
  const agent = await makePerson({ kind: 'agent' })
  const { page, context } = await visitAs(agent, SERVICES, { width: DESK })
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  const title = 'Student visa'
  await makeService(context, { title })
  await page.goto(`${SERVICES}?tab=draft`)
  const lines = page.getByRole('heading', { level: 2, name: title })
  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Services by status' }).getByRole('link', { name })

  await act(page, title, 'Duplicate')
  await expect.poll(() => lines.count()).toBe(2)
  await page
    .getByRole('button', { name: `Actions for ${title}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect.poll(() => lines.count()).toBe(1)

  await tab(/^Archived/).click()
  await tab(/^Archived/)
    .and(page.locator('[aria-current=page]'))
    .waitFor()
  await page.locator('ul[aria-busy=false]').filter({ has: lines }).waitFor()
  expect(await lines.count()).toBe(1)
  await act(page, title, 'Restore')
  await page.getByText('Service restored as a draft').waitFor()
  await page.getByText('Your request results will be displayed here').waitFor()
  await page.goBack()
  await expect.poll(() => lines.count()).toBe(2)

  await page
    .getByRole('button', { name: `Actions for ${title}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this draft?' })
  await dialog.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByText('Draft deleted').waitFor()
  await expect.poll(() => lines.count()).toBe(1)

  await page.getByRole('searchbox').fill('nothing like it')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('No result found for “nothing like it”').waitFor()
})
