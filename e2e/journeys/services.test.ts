import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { makeService } from '../make-service.ts'
import { arrive, goBack, reload } from '../navigate.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const SERVICES = '/p/agent/services'
const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Before clients can see it' })

async function choose(page: Page, title: string, entry: string) {
  await act(page, () =>
    page
      .getByRole('button', { name: `Actions for ${title}` })
      .first()
      .click(),
  )
  await press(page, entry)
}

describe.each(widths('desk'))('at %i px', (width) => {
  test('a service is begun, refused with what is missing, mended, published and seen by clients', async () => {
    const agent = await makeAgent()
    const { page, problems } = await visitAs(agent, SERVICES, { width })
    await act(page, () => page.getByRole('link', { name: 'New service' }).first().click())
    await press(page, 'Create draft')
    await see(page.getByText('please select a country', { exact: true }))
    await act(page, () => page.getByRole('combobox', { name: 'Country' }).fill('Fij'))
    await act(page, () => page.getByRole('option', { name: 'Fiji' }).click())
    await page.getByLabel('Visa').selectOption({ index: 1 })
    await press(page, 'Create draft')
    await arrive(page, /edit-service\?id=/)

    problems.expect({ call: 'POST /api/account/consultant/services/*/publish', status: 422 })
    await press(page, 'Publish')
    for (const message of [
      'please input a price',
      'please input service name',
      'please input a description',
      'please input a delivery time',
    ])
      await see(refusal(page).getByText(message), { count: 1 })
    await act(page, () => refusal(page).getByRole('link', { name: 'Name' }).click())
    const name = page.getByRole('textbox', { name: 'Name of the service' })
    await see(name, { focused: true })

    const title = 'Fiji by the sea'
    await name.fill(title)
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('Forms, photos and the letter of your host.')
    const price = page.getByRole('textbox', { name: 'Price' })
    await price.fill('1,250.50')
    const unit = page.getByRole('combobox', { name: 'Unit' })
    await page.getByRole('spinbutton', { name: 'Number' }).fill('2')
    await unit.selectOption('Week')
    await page.getByRole('spinbutton', { name: 'Number' }).fill('2')
    const adder = page.getByRole('textbox', { name: 'Every client provides' })
    await adder.fill('Letter of your host')
    await adder.press('Enter')
    // The half-typed item stays while the rest is saved.
    await act(page, () => adder.pressSequentially('Half a docu'))
    await see(page.getByRole('status').filter({ hasText: 'Saved' }).first())
    await see(adder, { value: 'Half a docu', focused: true })
    await adder.fill('')
    await see(page.getByRole('region', { name: 'Before clients can see it' }), { count: 0 })
    await reload(page)
    await see(price, { value: '1,250.50' })
    await see(unit, { value: 'Week' })

    await press(page, 'Publish')
    await see(page.getByText('Clients can see this service now'))
    await act(page, () => name.fill(`${title}, not public`))
    await see(page.getByRole('heading', { level: 3, name: `${title}, not public` }))
    await act(page, () => name.fill(title))
    const own = page.url()
    await act(page, () => page.getByRole('link', { name: 'See it on your profile' }).click())
    const shown = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await see(shown, { text: /\$1,250\.50[\s\S]*14 Days Delivery Time/ })
    await see(shown.getByRole('button', { name: /Hire agent/ }), { disabled: true })

    await goBack(page)
    await arrive(page, own)
    await act(page, () => page.getByRole('link', { name: 'My Services' }).first().click())
    await choose(page, title, 'Archive')
    await see(page.getByText('Service archived'))
    const profile = await page.request.get(`/${agent.uuid}`)
    const words = await profile.text()
    expect(words).toContain(agent.service.title)
    expect(words).not.toContain(title)
  })

  test('a draft is duplicated, archived, restored and deleted; what its agent lacks leads to where it is mended', async () => {
    const agent = await makePerson({ kind: 'agent' })
    const title = 'Canadian study permit'
    await makeService(await openSession(agent), {
      country: 'CA',
      visa: 'ca/study-permit',
      title,
      description: 'All of it.',
      price: 50_000,
      delivery_time: 3,
      delivery_unit: 'Week',
    })
    const { page, problems } = await visitAs(agent, `${SERVICES}?tab=draft`, { width })
    const lines = page.getByRole('heading', { level: 2, name: title })
    const archived = page
      .getByRole('navigation', { name: 'Services by status' })
      .getByRole('link', { name: /^Archived/ })

    await choose(page, title, 'Duplicate')
    await see(lines, { count: 2 })
    await choose(page, title, 'Archive')
    await see(lines, { count: 1 })
    await act(page, () => archived.click())
    await see(archived, { attribute: ['aria-current', 'page'] })
    await see(page.locator('ul[aria-busy=false]').filter({ has: lines }))
    await see(lines, { count: 1 })
    await choose(page, title, 'Restore')
    await see(page.getByText('Service restored as a draft'))
    await see(page.getByText('Your request results will be displayed here'))
    await goBack(page)
    await see(lines, { count: 2 })
    await choose(page, title, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete this draft?' })
    await act(page, () => dialog.getByRole('button', { name: 'Delete draft' }).click())
    await see(page.getByText('Draft deleted'))
    await see(lines, { count: 1 })

    await act(page, () => lines.getByRole('link', { name: title }).click())
    await arrive(page, /edit-service\?id=/)
    problems.expect({ call: 'POST /api/account/consultant/services/*/publish', status: 422 })
    await press(page, 'Publish')
    const lead = (name: string, to: string) =>
      see(refusal(page).getByRole('link', { name }), { attribute: ['href', to] })
    await lead('Verification', '/p/agent/account/verification')
    await lead('Licence', '/p/agent/account/business')

    await goBack(page)
    await page.getByRole('searchbox').fill('nothing like it')
    await press(page, 'Search')
    await see(page.getByText('No result found for “nothing like it”'))
    await unseen(page, lines)
  })
})
