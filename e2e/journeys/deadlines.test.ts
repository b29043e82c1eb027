import { addDays } from '@sojourn/contract/dates/day-steps'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())

/** A calendar program reads it, and is signed in nowhere. */
const read = async (address: string) => {
  const { pathname } = new URL(address)
  const answer = await fetch(new URL(pathname, inject('origin')))
  return { status: answer.status, text: await answer.text() }
}

test('a permit is added, read by a calendar under a secret address that is renewed, and renewed by the guide', async () => {
  const person = await makePerson()
  await askDatabase('update person set passport_iso = $2, residence_iso = $3 where email = $1', [
    person.email,
    'GH',
    'DE',
  ])
  const { page } = await visitAs(person, '/p/client/start', { width: PHONE })
  await act(page, () => page.getByRole('link', { name: 'All deadlines' }).click())
  await arrive(page, /\/p\/client\/deadlines$/)
  await see(page.getByText('Nothing ends or is due'))
  await expectAccessible(page)

  const add = page.getByRole('button', { name: 'Add a paper', exact: true }).first()
  await act(page, () => add.click())
  const dialog = page.getByRole('dialog', { name: 'Add a paper' })
  await dialog.getByLabel('Permit', { exact: true }).press('Space')
  await dialog.getByLabel('Name').fill('Work permit 12-AB-77')
  const country = dialog.getByRole('combobox', { name: /^Country/ })
  await act(page, () => country.click())
  await act(page, () => country.fill('Canada'))
  await act(page, () => page.getByRole('option', { name: 'Canada' }).first().click())
  const ends = addDays(new Date().toISOString().slice(0, 10), 23)
  await dialog.getByLabel('Ends on').fill(ends)
  await dialog.getByRole('combobox', { name: 'Purpose' }).selectOption({ label: 'Work' })
  await expectAccessible(page)
  await act(page, () => dialog.getByRole('button', { name: 'Add', exact: true }).click())
  await see(page.getByText('Permit for Canada ends'))
  await see(page.getByText(/^in 2[234] days$/))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await press(page, 'In your calendar')
  await press(page, 'Create address')
  const field = page.getByLabel('Secret address')
  await see(field)
  const first = await field.inputValue()
  const feed = await read(first)
  expect(feed.status).toBe(200)
  expect(feed.text).toContain(`DTSTART;VALUE=DATE:${ends.replaceAll('-', '')}`)
  expect(feed.text).toContain('SUMMARY:Permit for Canada ends')
  expect(feed.text).not.toContain('12-AB-77')
  await expectAccessible(page)

  await press(page, 'Renew')
  const sure = page.getByRole('dialog', { name: 'Renew the address?' })
  await act(page, () => sure.getByRole('button', { name: 'Renew', exact: true }).click())
  await see(page.getByText('Your deadlines have a new address'))
  expect((await read(first)).status).toBe(404)
  expect((await read(await field.inputValue())).status).toBe(200)
  await act(page, () => page.keyboard.press('Escape'))
  await unseen(page, page.getByRole('dialog', { name: 'Deadlines in your calendar' }))

  await act(page, () => page.getByRole('link', { name: 'Renew Work permit 12-AB-77' }).click())
  await arrive(page, /\/p\/guide\?passport=GH&residence=DE&destination=CA&purpose=work/)
  await see(page.getByText('Ghana').first())
  await see(page.getByText('Canada').first())
})
