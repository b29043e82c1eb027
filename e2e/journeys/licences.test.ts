import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, origin, PHONE } from '../browser.ts'
import { mailsTo } from '../outbox.ts'
import { askAs } from '../own-api.ts'
import { settled } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const staff = await makePerson({ kind: 'staff', firstName: 'Ines' })

/** Of letters no other name has: what looks alike counts as the same. */
const newName = () => `amara-${Math.random().toString(36).slice(2, 10).replaceAll(/[01]/g, 'x')}`

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('an agent takes a username, changes it, and the old address leads to the new one', async () => {
    const agent = await makePerson({ kind: 'agent', firstName: 'Amara' })
    const { page } = await visitAs(agent, '/p/agent/account/profile', { width })
    await settled(page)
    const form = page.getByRole('form', { name: 'Username' })
    const input = form.getByRole('textbox', { name: 'Username' })
    await input.fill('adm1n')
    await form.getByText('that username is not available').first().waitFor()
    await expectAccessible(page)

    const names = [newName(), newName()] as const
    for (const name of names) {
      await input.fill(name.toUpperCase())
      await form.getByText(`${name} is free`).first().waitFor()
      await form.getByRole('button', { name: 'Save username' }).click()
      await page.getByText('Your username is saved').first().waitFor()
      await form.getByText(`Your profile stands at ${new URL(origin).host}/${name}`).waitFor()
    }
    await page.goto(`/${names[0]}`)
    expect(new URL(page.url()).pathname).toBe(`/${names[1]}`)
    await page.getByRole('heading', { level: 1, name: agent.name }).waitFor()
  })

  test('an agent says in which languages and when they are away, by keyboard alone', async () => {
    const agent = await makePerson({ kind: 'agent', firstName: 'Amara' })
    const { page, context } = await visitAs(agent, '/p/agent/account/profile', { width })
    await settled(page)
    const form = page.getByRole('form', { name: 'Public profile' })
    await form.getByLabel('Headline').fill('Study permits for Canada, start to finish')
    const adder = form.getByRole('combobox', { name: 'Add a language' })
    await adder.focus()
    for (const language of ['Engl', 'Igb']) {
      await page.keyboard.type(language)
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await form.getByRole('button', { name: new RegExp(`^Remove ${language}`) }).waitFor()
    }
    await form.getByRole('button', { name: 'Move Igbo up' }).press('Enter')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save public profile' }).press('Enter')
    await page.getByText('Your public profile is saved').first().waitFor()
    const { data } = await (await context.request.get('/api/account/consultant/profile')).json()
    expect(data).toMatchObject({
      headline: 'Study permits for Canada, start to finish',
      languages: [
        ['ig', 'Igbo'],
        ['en', 'English'],
      ],
    })
  })

  test('a licence waits, staff confirm it, and its stamp shows; sent back, its reason does', async () => {
    const agent = await makePerson({ kind: 'agent', firstName: 'Amara', lastName: newName().slice(6) })
    const { page, context } = await visitAs(agent, '/p/agent/account/business', { width })
    await settled(page)
    await page.getByText('You have not told us of a licence yet.').waitFor()
    await page.getByRole('button', { name: 'Add a licence' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a licence' })
    await dialog.getByRole('combobox', { name: 'Country' }).click()
    await page.keyboard.type('Canada')
    await page.getByRole('option', { name: 'Canada' }).click()
    await dialog.getByText(/^In Canada, only/).waitFor()
    await dialog.getByRole('combobox', { name: 'Regulator' }).selectOption('CICC')
    await dialog.getByLabel('Licence number').fill('R512345')
    await dialog
      .getByRole('group', { name: 'Valid until' })
      .or(dialog.getByLabel('Valid until'))
      .first()
      .focus()
    await dialog.getByRole('spinbutton').first().click()
    await page.keyboard.type('31122032')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send licence' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const second = { country: 'CA', regulator: 'BAR', number: 'L-77', valid_until: '2032-12-31' }
    await askAs(context, 'POST', '/account/consultant/licences', second)
    await page.reload()
    const licences = page.getByRole('region', { name: 'Licences' })
    await licences.getByText('Waiting for our team').nth(1).waitFor()

    const desk = await visitAs(staff, '/p/staff/licences', { width })
    await settled(desk.page)
    const decide = async (row: string, choice: string, button: string, reason?: string) => {
      await desk.page
        .getByRole('row', { name: new RegExp(`${agent.lastName}.*${row}`, 's') })
        .getByRole('button', { name: /^Decide on the licence/ })
        .click()
      const dialog = desk.page.getByRole('dialog', { name: 'Decide on this licence' })
      await dialog.getByText(choice, { exact: true }).first().click()
      if (reason) await dialog.getByLabel('Reason').fill(reason)
      await expectAccessible(desk.page)
      await dialog.getByRole('button', { name: button }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    await decide('R512345', 'Confirm', 'Confirm licence')
    await decide('L-77', 'Send back', 'Send back', 'The register of Ontario knows no such number.')

    await page.reload()
    await licences.getByText('Confirmed', { exact: true }).waitFor()
    await licences.getByRole('img', { name: /^Licensed since \d{4} by CICC$/ }).waitFor()
    await licences.getByText('The register of Ontario knows no such number.').waitFor()
    expect((await mailsTo(agent.email, 4)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Your licence for Canada is confirmed',
        'We could not confirm your licence for Canada',
      ]),
    )
    await page.goto(`/${(await (await page.request.get('/api/account')).json()).data.uuid}`)
    await page.getByRole('img', { name: 'Licensed by CICC' }).waitFor()
  })
})
