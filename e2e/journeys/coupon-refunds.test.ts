import { test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { madeUp } from '../made-up.ts'
import { goTo, reload } from '../navigate.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'

/** Kept from a payment nobody knows any more. */
const OLD_CREDIT = `
  insert into coupon (code, kind, owner_id, currency, amount, balance, created_at, updated_at)
  select $2, 'credit', id, 'USD', 8000, 8000, now(), now() from person where email = $1`

test('a client wants old credit as money; staff refuse with a reason, which the client reads', async () => {
  const client = await makePerson({ lastName: madeUp('Credit') })
  const code = `CREDIT-${madeUp('X')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')}`.slice(0, 40)
  await askDatabase(OLD_CREDIT, [client.email, code])
  const { page } = await visitAs(client, '/p/client/coupons', { width: 390 })
  await act(page, () => page.getByRole('link', { name: code }).click())
  await act(page, () => page.getByRole('button', { name: 'Get it as money' }).click())
  const dialog = page.getByRole('dialog')
  await see(dialog.getByText('by bank transfer'))
  await expectAccessible(page)
  await act(page, () => dialog.getByRole('button', { name: 'Send request' }).click())
  const refunds = page.getByRole('region', { name: 'Refunds of this credit' })
  await see(refunds.getByText('Waiting'))

  const desk = await visitAs(await makePerson({ kind: 'staff', firstName: 'Ines' }), '/p/staff/coupons')
  await act(desk.page, () => desk.page.getByRole('link', { name: 'Credit refunds' }).click())
  const row = desk.page.getByRole('main').getByRole('row').filter({ hasText: code })
  await act(desk.page, () => row.getByRole('button', { name: 'Refuse' }).click())
  const reason = 'This credit was given to you as a courtesy.'
  const asked = desk.page.getByRole('dialog')
  await asked.getByLabel('Reason').fill(reason)
  await act(desk.page, () => asked.getByRole('button', { name: 'Refuse' }).click())
  await see(row, { count: 0 })
  await goTo(desk.page, '/p/staff/coupons/refunds?tab=answered')
  await see(row.getByText('Refused'))

  await reload(page)
  await see(refunds.getByText(reason))
  await see(page.getByRole('button', { name: 'Get it as money' }))
})
