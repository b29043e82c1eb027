import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { watchClipboard } from '../clipboard.ts'
import { madeUp } from '../made-up.ts'
import { arrive } from '../navigate.ts'
import { mailsTo } from '../outbox.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { openSession } from '../world.ts'

const staff = await makePerson({ kind: 'staff', firstName: 'Ines' })

const lastDay = (page: Page) => page.getByRole('dialog').locator('input[name=expires_at]')

describe.each(widths('desk'))('at %i px', (width) => {
  test('staff make promos, copy their codes, find them again and withdraw one; one for a single person is told to them', async () => {
    const client = await makePerson()
    const note = madeUp('Fair')
    const { page, problems } = await visitAs(staff, '/p/staff/coupons', { width })
    const copied = await watchClipboard(page)
    const dialog = page.getByRole('dialog')
    const make = () => act(page, () => dialog.getByRole('button', { name: 'Create coupons' }).click())
    const begin = () => act(page, () => page.getByRole('button', { name: 'Create coupons' }).click())
    await begin()
    await make()
    for (const message of [
      'please enter an amount',
      'please choose a later day',
      'please say what it is for',
    ])
      await see(dialog.getByText(message, { exact: true }))
    await expectAccessible(page)

    await dialog.getByLabel('Amount').fill('20')
    await dialog.getByLabel('How many').fill('3')
    await dialog.getByLabel('Note').fill(note)
    await lastDay(page).fill('2099-09-01')
    await make()
    const codes = dialog.getByRole('list', { name: 'Codes' }).getByRole('listitem')
    await see(codes, { count: 3 })
    const [code = ''] = await codes.allInnerTexts()
    await act(page, () => dialog.getByRole('button', { name: 'Copy all codes' }).click())
    await see(dialog.getByText('Copied'))
    expect(await copied()).toContain(code)
    await expectAccessible(page)
    await act(page, () => dialog.getByRole('button', { name: 'Done' }).click())

    await act(page, () => page.getByRole('searchbox').fill(note))
    await arrive(page, /query=Fair/)
    const rows = page.getByRole('main').getByRole('row').filter({ hasText: note })
    await see(rows, { count: 3 })
    const withdraw = page.getByRole('button', { name: `Withdraw ${code}` })
    await act(page, () => withdraw.click())
    const asked = page.getByRole('dialog', { name: `Withdraw ${code}?` })
    await act(page, () => asked.getByRole('button', { name: 'Withdraw' }).click())
    await see(page.getByText(`${code} is withdrawn`).first())
    await see(rows.filter({ hasText: code }).getByText('Ended'))
    await unseen(page, withdraw)

    await begin()
    await dialog.getByLabel('Amount').fill('5')
    // The radio itself lies hidden under its label.
    await dialog.getByRole('radio', { name: 'One person' }).check({ force: true })
    await dialog.getByLabel('Email').fill('nobody-here@example.com')
    await dialog.getByLabel('Note').fill('With our thanks')
    await lastDay(page).fill('2099-09-01')
    problems.expect({ call: 'POST /api/staff/coupons', status: 422 })
    await make()
    await see(dialog.getByText('no account has this email').first())
    await dialog.getByLabel('Email').fill(client.email)
    await make()
    await see(dialog.getByRole('button', { name: 'Copy code' }))
    const { items } = await askAs<{ items: object[] }>(await openSession(client), 'GET', '/coupons')
    expect(items).toMatchObject([{ amount: { amount: 500, currency: 'USD' } }])
    const subjects = async () => (await mailsTo(client.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContainEqual(expect.stringMatching(/coupon|\$5/i))
  })
})

test('the desk of staff is nothing a client knows of', async () => {
  const { request } = await openSession(await makePerson())
  for (const path of ['/p/staff/coupons', '/p/staff/ledger'])
    expect((await request.get(path)).status(), path).toBe(404)
})
