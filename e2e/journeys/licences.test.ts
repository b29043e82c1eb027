import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { origin } from '../browser.ts'
import { madeUp } from '../made-up.ts'
import { makeService } from '../make-service.ts'
import { reload } from '../navigate.ts'
import { mailsTo } from '../outbox.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { openSession } from '../world.ts'

const staff = await makePerson({ kind: 'staff', firstName: 'Ines' })

describe.each(widths('desk'))('at %i px', (width) => {
  test('an agent says in which languages by keyboard alone, and takes a username whose old address leads to the new one', async () => {
    const agent = await makePerson({ kind: 'agent', firstName: 'Amara' })
    const { page, context } = await visitAs(agent, '/p/agent/account/profile', { width })
    const profile = page.getByRole('form', { name: 'Public profile' })
    await profile.getByLabel('Headline').fill('Study permits for Canada, start to finish')
    await profile.getByRole('combobox', { name: 'Add a language' }).focus()
    for (const language of ['Engl', 'Igb']) {
      await act(page, () => page.keyboard.type(language))
      await see(page.getByRole('option').first())
      await act(page, () => page.keyboard.press('Enter'))
      await see(profile.getByRole('button', { name: new RegExp(`^Remove ${language}`) }))
    }
    await act(page, () => profile.getByRole('button', { name: 'Move Igbo up' }).press('Enter'))
    await act(page, () => profile.getByRole('button', { name: 'Save public profile' }).press('Enter'))
    await see(page.getByText('Your public profile is saved').first())
    expect(await askAs(context, 'GET', '/account/consultant/profile')).toMatchObject({
      headline: 'Study permits for Canada, start to finish',
      languages: [
        ['ig', 'Igbo'],
        ['en', 'English'],
      ],
    })

    const form = page.getByRole('form', { name: 'Username' })
    const input = form.getByRole('textbox', { name: 'Username' })
    await act(page, () => input.fill('adm1n'))
    await see(form.getByText('that username is not available').first())
    await expectAccessible(page)
    const newName = () => madeUp('amara').replace(' ', '-').toLowerCase()
    const names = [newName(), newName()] as const
    for (const name of names) {
      await act(page, () => input.fill(name.toUpperCase()))
      await see(form.getByText(`${name} is available`).first())
      await act(page, () => form.getByRole('button', { name: 'Save username' }).click())
      await see(page.getByText('Your username is saved').first())
      await see(form.getByText(`Your profile address is ${new URL(origin).host}/${name}`))
    }
    const led = await page.request.get(`/${names[0]}`)
    expect(new URL(led.url()).pathname).toBe(`/${names[1]}`)
    expect(await led.text()).toContain(agent.name)
  })

  test('a licence waits, staff confirm it, and its stamp shows; sent back, its reason does', async () => {
    const agent = await makePerson({ kind: 'agent', firstName: 'Amara', lastName: madeUp('Okoro') })
    const session = await openSession(agent)
    const sent = { country: 'CA', regulator: 'BAR', number: 'L-77', valid_until: '2032-12-31' }
    await askAs(session, 'POST', '/account/consultant/licences', sent)

    const { page } = await visitAs(agent, '/p/agent/account/business', { width })
    await act(page, () => page.getByRole('button', { name: 'Add a licence' }).click())
    const dialog = page.getByRole('dialog', { name: 'Add a licence' })
    const country = dialog.getByRole('combobox', { name: 'Country' })
    await act(page, () => country.click())
    await act(page, () => country.fill('Canada'))
    await act(page, () => page.getByRole('option', { name: 'Canada' }).click())
    await see(dialog.getByText(/^For Canada, only/))
    await dialog.getByRole('combobox', { name: 'Regulator' }).selectOption('CICC')
    const classOf = (within: Locator) => within.getByRole('combobox', { name: 'Class of the licence' })
    await classOf(dialog).selectOption('RISIA')
    await see(dialog.getByText(/^Advice on study only/))
    await dialog.getByLabel('Licence number').fill('R512345')
    await dialog.getByLabel('Valid until').fill('31 Dec 2032')
    await expectAccessible(page)
    await act(page, () => dialog.getByRole('button', { name: 'Send licence' }).click())
    await see(dialog, { count: 0 })
    const licences = page.getByRole('region', { name: 'Licences' })
    await see(licences.getByText('Waiting for our team'), { count: 2 })

    const { page: desk } = await visitAs(staff, '/p/staff/licences', { width })
    async function decide(number: string, choice: string, button: string, reason?: string) {
      const row = desk.getByRole('row', { name: new RegExp(`${agent.lastName}.*${number}`, 's') })
      await act(desk, () => row.getByRole('button', { name: /^Decide on the licence/ }).click())
      const asked = desk.getByRole('dialog', { name: 'Decide on this licence' })
      await act(desk, () => asked.getByText(choice, { exact: true }).first().click())
      if (reason) {
        await asked.getByLabel('Reason').fill(reason)
        await expectAccessible(desk)
      }
      await act(desk, () => asked.getByRole('button', { name: button }).click())
      await see(asked, { count: 0 })
    }
    const draft = await makeService(session, { country: 'CA', visa: 'ca/super-visa' })
    await decide('R512345', 'Confirm', 'Confirm licence')
    await decide(
      'L-77',
      'Request changes',
      'Request changes',
      'The register of Ontario knows no such number.',
    )

    await reload(page)
    await see(licences.getByText('Confirmed', { exact: true }))
    await see(licences.getByRole('img', { name: /^Licensed since \d{4} by CICC$/ }))
    await see(licences.getByText('The register of Ontario knows no such number.'))
    const subjects = async () => (await mailsTo(agent.email)).map(({ subject }) => subject)
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          'Your licence for Canada is confirmed',
          'We could not confirm your licence for Canada',
        ]),
      )
    const { page: service } = await visitAs(agent, `/p/agent/services/edit-service?id=${draft.id}`, { width })
    const lacks = service.getByRole('region', { name: 'Before clients can see it' })
    await see(lacks.getByText(/You have: RISIA \(student adviser\)/))
    await act(desk, () => desk.getByRole('link', { name: /^Confirmed/ }).click())
    const row = desk.getByRole('row', { name: new RegExp(agent.lastName) })
    await act(desk, () => row.getByRole('button', { name: /^Name the class/ }).click())
    const naming = desk.getByRole('dialog', { name: 'Name the class of this licence' })
    await classOf(naming).selectOption('RCIC')
    await expectAccessible(desk)
    await act(desk, () => naming.getByRole('button', { name: 'Name class' }).click())
    await see(naming, { count: 0 })
    await reload(service)
    await see(lacks.getByText(/please input a price/))
    await see(lacks.getByText(/does not cover this visa/), { count: 0 })

    const { uuid } = await askAs<{ uuid: string }>(session, 'GET', '/account')
    const profile = await page.request.get(`/${uuid}`)
    expect(await profile.text()).toContain('Licensed by CICC')
  })
})
