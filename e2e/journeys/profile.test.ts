import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const PROFILE = '/p/client/account/profile'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const account = (context: BrowserContext) => askAs<Record<string, unknown>>(context, 'GET', '/account')

async function choose(page: Page, name: string, option: string) {
  await list(page, name).click()
  await list(page, name).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
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

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('what one says about oneself is kept', async () => {
    const { page, context } = await visitAs(await makePerson(), PROFILE, { width })
    await field(page, 'First name').fill('Ngozi Ada')
    await page.getByRole('textbox', { name: 'Phone' }).fill('2025550123')
    await field(page, 'About you').fill('I sail between harbours.')
    await page.locator('input[name=dob]').fill('1990-04-17')
    await page.getByLabel('Gender').selectOption('Female')
    await press(page, 'Save profile')
    await page.getByText('Your profile is saved').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await account(context)).toMatchObject({
      fullname: 'Ngozi Ada Traveller',
      phone: '+12025550123',
      about: 'I sail between harbours.',
      dob: '1990-04-17',
      gender: 'female',
    })

    await goTo(page, PROFILE)
    expect(await field(page, 'First name').inputValue()).toBe('Ngozi Ada')
    expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('2025550123')
    expect(await field(page, 'About you').inputValue()).toBe('I sail between harbours.')
    expect(await page.locator('input[name=dob]').inputValue()).toBe('1990-04-17')
    expect(await page.getByLabel('Gender').inputValue()).toBe('female')
  })

  test('an address is one of our lists, or in a city of no list', async () => {
    const { page, context } = await visitAs(await makePerson(), PROFILE, { width })
    await choose(page, 'Country', 'Canada')
    await choose(page, 'State or region', 'Ontario')
    await choose(page, 'City', 'Other city')
    await field(page, 'Name of your city').fill('Little Harbour')
    await field(page, 'Postal code').fill('K0A 1A0')
    await field(page, 'Street and number').fill('7 Pier Road')
    await press(page, 'Save address')
    await page.getByText('Your address is saved').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const place = { country: 'CA', postal_code: 'K0A 1A0', address: '7 Pier Road' }
    expect(await account(context)).toMatchObject({
      address: { ...place, city: 'Other city', altCity: 'Little Harbour' },
    })

    await goTo(page, PROFILE)
    await expect.poll(() => list(page, 'Country').inputValue()).toBe('Canada')
    await expect.poll(() => list(page, 'State or region').inputValue()).toBe('Ontario')
    await expect.poll(() => list(page, 'City').inputValue()).toBe('Other city')
    expect(await field(page, 'Name of your city').inputValue()).toBe('Little Harbour')

    await choose(page, 'City', 'Toronto')
    await press(page, 'Save address')
    await page.getByText('Your address is saved').waitFor()
    await goTo(page, PROFILE)
    await expect.poll(() => list(page, 'City').inputValue()).toBe('Toronto')
    expect(await account(context)).toMatchObject({ address: { ...place, altCity: null } })
  })

  test('a picture is cropped, shown from then on, and taken away', async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, PROFILE, { width })
    const panel = page.getByRole('region', { name: 'Picture' })
    await panel.locator('input[type=file]').setInputFiles({
      name: 'me.webp',
      mimeType: 'image/webp',
      buffer: Buffer.from(await drawWebp(page), 'base64'),
    })
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    await dialog.getByRole('button', { name: 'Move left' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await page.getByText('Your picture is saved').waitFor()
    await expectNoSidewaysScroll(page)

    await goTo(page, PROFILE)
    const picture = panel.getByRole('img', { name: person.name })
    const src = (await picture.getAttribute('src')) ?? ''
    expect(await account(context)).toMatchObject({ profile_picture: src })
    expect(await widthOf(page, src)).toBe(500)

    await panel.getByRole('button', { name: 'Remove' }).click()
    await page
      .getByRole('dialog', { name: 'Remove your picture?' })
      .getByRole('button', { name: 'Remove' })
      .click()
    await page.getByText('Your picture is removed').waitFor()
    expect(await account(context)).toMatchObject({ profile_picture: null })
    await expect.poll(async () => (await context.request.get(src)).status()).toBe(404)
    await goTo(page, PROFILE)
    expect(await picture.getAttribute('src')).toBeNull()
  })
})
