import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, PHONE } from '../browser.ts'
import { watchClipboard } from '../clipboard.ts'
import { mailsTo } from '../outbox.ts'
import { askAs } from '../own-api.ts'
import { makePerson, signIn, visitAs } from '../sign-in.ts'

const staff = await makePerson({ kind: 'staff', firstName: 'Ines' })

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('staff make promos, copy their codes, find them again and withdraw one', async () => {
    const note = `Fair ${crypto.randomUUID().slice(0, 8)}`
    const { page } = await visitAs(staff, '/p/staff/coupons', { width })
    const copied = await watchClipboard(page)
    await page.getByRole('button', { name: 'Make promos' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make promos' }).click()
    for (const message of [
      'please enter an amount',
      'please choose a later day',
      'please say what it is for',
    ])
      await dialog.getByText(message, { exact: true }).waitFor()
    await expectAccessible(page)

    await dialog.getByLabel('Amount').fill('20')
    await dialog.getByLabel('How many').fill('3')
    await dialog.getByLabel('Note').fill(note)
    await dialog.locator('input[name=expires_at]').hover({ force: true })
    for (const [part, value] of Object.entries({ day: '01', month: '09', year: '2099' })) {
      await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).click()
      await page.keyboard.type(value)
    }
    await dialog.getByRole('button', { name: 'Make promos' }).click()
    const codes = dialog.getByRole('list', { name: 'Codes' }).getByRole('listitem')
    await expect.poll(() => codes.count()).toBe(3)
    const [code = ''] = await codes.allInnerTexts()
    await dialog.getByRole('button', { name: 'Copy all codes' }).click()
    await dialog.getByText('Copied').waitFor()
    expect(await copied()).toContain(code)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('searchbox').fill(note)
    await page.waitForURL(/query=Fair/)
    const rows = page.getByRole('main').getByRole('row').filter({ hasText: note })
    await expect.poll(() => rows.count()).toBe(3)
    await page.getByRole('button', { name: `Withdraw ${code}` }).click()
    await page
      .getByRole('dialog', { name: `Withdraw ${code}?` })
      .getByRole('button', { name: 'Withdraw' })
      .click()
    await page.getByText(`${code} is withdrawn`).first().waitFor()
    await rows.filter({ hasText: code }).getByText('Ended').waitFor()
    expect(await page.getByRole('button', { name: `Withdraw ${code}` }).count()).toBe(0)
  })
})

test('a promo for one person stands among their coupons, and they are told', async () => {
  const client = await makePerson()
  const { page, problems } = await visitAs(staff, '/p/staff/coupons')
  problems.expect(/422/)
  await page.getByRole('button', { name: 'Make promos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('5')
  await dialog.getByRole('radio', { name: 'One person' }).check({ force: true })
  await dialog.getByLabel('Email').fill('nobody-here@example.com')
  await dialog.getByLabel('Note').fill('With our thanks')
  await dialog.locator('input[name=expires_at]').hover({ force: true })
  for (const [part, value] of Object.entries({ day: '01', month: '09', year: '2099' })) {
    await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).click()
    await page.keyboard.type(value)
  }
  await dialog.getByRole('button', { name: 'Make promos' }).click()
  await dialog.getByText('nobody joined with this email').first().waitFor()
  await dialog.getByLabel('Email').fill(client.email)
  await dialog.getByRole('button', { name: 'Make promos' }).click()
  await dialog.getByRole('button', { name: 'Copy code' }).waitFor()

  const context = await openContext()
  onTestFinished(() => context.close())
  await signIn(context, client)
  const { items } = await askAs<{ items: { amount: object }[] }>(context, 'GET', '/coupons')
  expect(items).toMatchObject([{ amount: { amount: 500, currency: 'USD' } }])
  const subjects = async () => (await mailsTo(client.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/coupon|\$5/i))
})

test('the desk of staff is nothing a client knows of', async () => {
  for (const path of ['/p/staff/coupons', '/p/staff/ledger']) {
    const { response, problems } = await visitAs(await makePerson(), path)
    problems.expect(/404/)
    expect(response.status()).toBe(404)
  }
})
