import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { reload } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const account = (context: BrowserContext) => askAs<Record<string, unknown>>(context, 'GET', '/account')

async function choose(page: Page, name: string, option: string) {
  await act(page, () => list(page, name).click())
  await act(page, () => list(page, name).fill(option))
  await act(page, () => page.getByRole('option', { name: option, exact: true }).click())
}

/** A picture of two colours, as a phone might make one. */
const drawWebp = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot draw')
    pen.fillStyle = 'teal'
    pen.fillRect(0, 0, 320, 480)
    pen.fillStyle = 'tomato'
    pen.fillRect(320, 0, 320, 480)
    return canvas.toDataURL('image/webp').split(',')[1] ?? ''
  })

const widthOf = (page: Page, src: string) =>
  page.evaluate(async (url) => {
    const picture = Object.assign(new Image(), { src: url })
    await picture.decode()
    return picture.naturalWidth
  }, src)

const PLACE = { country: 'CA', postal_code: 'K0A 1A0', address: '7 Pier Road' }

describe.each(widths('phone'))('at %i px', (width) => {
  test('what one says about oneself, where one lives and one’s picture are kept, and changed again', async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, '/p/client/account/profile', { width })
    await field(page, 'First name').fill('Ngozi Ada')
    await page.getByRole('textbox', { name: 'Phone' }).fill('2025550123')
    await field(page, 'About you').fill('I sail between harbours.')
    await page.getByLabel('Date of birth').fill('17 April 1990')
    await page.getByLabel('Gender').selectOption('Female')
    await press(page, 'Save profile')
    await see(page.getByText('Your profile is saved'))

    await choose(page, 'Country', 'Canada')
    await choose(page, 'State or region', 'Ontario')
    await choose(page, 'City', 'Other city')
    await field(page, 'Name of your city').fill('Little Harbour')
    await field(page, 'Postal code').fill('K0A 1A0')
    await field(page, 'Street and number').fill('7 Pier Road')
    await press(page, 'Save address')
    await see(page.getByText('Your address is saved'))

    const panel = page.getByRole('region', { name: 'Picture' })
    await panel.locator('input[type=file]').setInputFiles({
      name: 'me.webp',
      mimeType: 'image/webp',
      buffer: Buffer.from(await drawWebp(page), 'base64'),
    })
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    await act(page, () => dialog.getByRole('button', { name: 'Move left' }).click())
    await expectAccessible(page)
    await act(page, () => dialog.getByRole('button', { name: 'Use this picture' }).click())
    await see(page.getByText('Your picture is saved'))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await account(context)).toMatchObject({
      fullname: 'Ngozi Ada Traveller',
      phone: '+12025550123',
      about: 'I sail between harbours.',
      dob: '1990-04-17',
      gender: 'female',
      address: { ...PLACE, city: 'Other city', altCity: 'Little Harbour' },
    })

    await reload(page)
    await see(field(page, 'First name'), { value: 'Ngozi Ada' })
    await see(page.getByRole('textbox', { name: 'Phone' }), { value: '2025550123' })
    await see(field(page, 'About you'), { value: 'I sail between harbours.' })
    await see(page.getByLabel('Date of birth'), { value: '17 April 1990' })
    await see(page.getByLabel('Gender'), { value: 'female' })
    await see(list(page, 'Country'), { value: 'Canada' })
    await see(list(page, 'State or region'), { value: 'Ontario' })
    await see(list(page, 'City'), { value: 'Other city' })
    await see(field(page, 'Name of your city'), { value: 'Little Harbour' })
    const picture = panel.getByRole('img', { name: 'Ngozi Ada Traveller' })
    await see(picture, { attribute: ['src', /./] })
    const src = (await picture.getAttribute('src')) ?? ''
    expect(await account(context)).toMatchObject({ profile_picture: src })
    expect(await widthOf(page, src)).toBe(500)

    await choose(page, 'City', 'Toronto')
    await press(page, 'Save address')
    await see(page.getByText('Your address is saved'))
    await act(page, () => panel.getByRole('button', { name: 'Remove' }).click())
    const asked = page.getByRole('dialog', { name: 'Remove your picture?' })
    await act(page, () => asked.getByRole('button', { name: 'Remove' }).click())
    await see(page.getByText('Your picture is removed'))
    expect(await account(context)).toMatchObject({
      profile_picture: null,
      address: { ...PLACE, altCity: null },
    })
    await expect.poll(async () => (await context.request.get(src)).status()).toBe(404)
    await reload(page)
    await see(list(page, 'City'), { value: 'Toronto' })
    await see(picture, { attribute: ['src', null] })
  })
})
