import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { completeOrder } from '../complete-order.ts'
import { goTo, reload } from '../navigate.ts'
import { runJob } from '../run-job.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { mailedCode, makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

const WALLET = '/p/agent/wallet'
const PAYOUTS = '/p/staff/payouts'
const approver = await makePerson({ kind: 'staff', firstName: 'Ines' })
const sender = await makePerson({ kind: 'staff', firstName: 'Otto' })
const ours = await openSession(approver)

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('main').getByRole('button', { name, exact: true }).first().click())
const pressIn = (page: Page, name: string) =>
  act(page, () => dialog(page).getByRole('button', { name, exact: true }).click())
const type = (page: Page, label: string, text: string) =>
  act(page, () => dialog(page).getByLabel(label).fill(text))

const meanwhile = (sql: string, ...values: string[]) => askDatabase(sql, values)

test('an agent is paid by bank transfer: one member of our team approves, another sends; one that comes back is told', async () => {
  const agent = await makeAgent({ lastName: 'Quintal', offer: { meeting_length: null, requirements: [] } })
  const { uuid } = await completeOrder(agent, ours)
  await meanwhile(`update client_order set clears_at = now() - interval '1 minute' where id = $1`, uuid)
  await runJob('clear-releases')

  const codes: string[] = []
  const typeCode = async () => {
    await meanwhile(`delete from rate_limit where feature like 'code_mail%'`)
    await pressIn(page, 'Send code')
    const code = await mailedCode(agent.email, (one) => !codes.includes(one))
    codes.push(code)
    await type(page, 'Code from your email', code)
  }

  const { page } = await visitAs(agent, WALLET)
  await press(page, 'Link bank account')
  await act(page, () => dialog(page).getByText('Bank transfer by our team').click())
  const country = dialog(page).getByRole('combobox', { name: 'Country of your bank' })
  await act(page, () => country.click())
  await act(page, () => country.fill('Nigeria'))
  await act(page, () => page.getByRole('option', { name: 'Nigeria', exact: true }).first().click())
  await type(page, 'Name on the account', agent.name)
  await type(page, 'IBAN or account number', '0123456789')
  await act(page, () => dialog(page).getByRole('textbox', { name: 'Bank' }).fill('First Bank'))
  await typeCode()
  await pressIn(page, 'Link account')
  await see(page.getByText('Linked', { exact: true }))
  await meanwhile(
    `update payout_pause set ends_at = now() from person where person.id = agent_id and email = $1`,
    agent.email,
  )

  const withdraw = async (amount: string) => {
    await reload(page)
    await press(page, 'Withdraw')
    await type(page, 'Amount in USD', amount)
    await typeCode()
    await pressIn(page, 'Withdraw')
    await see(page.getByText('Withdrawal started'))
  }
  await withdraw('100.00')

  const one = (await visitAs(approver, PAYOUTS)).page
  const waits = one.getByRole('row').filter({ hasText: agent.name })
  await act(one, () => waits.getByRole('button', { name: 'Bank details' }).click())
  await see(dialog(one).getByText('0123456789'))
  await expectAccessible(one)
  await one.keyboard.press('Escape')
  await act(one, () => waits.getByRole('button', { name: 'Approve' }).click())
  await pressIn(one, 'Approve')
  await see(waits.getByText(/^Approved by Ines/))
  await unseen(one, waits.getByRole('button', { name: 'Mark as sent' }))

  const two = (await visitAs(sender, PAYOUTS)).page
  const theirs = two.getByRole('row').filter({ hasText: agent.name })
  const send = async (reference: string) => {
    await act(two, () => theirs.getByRole('button', { name: 'Mark as sent' }).click())
    await type(two, 'Reference of the bank', reference)
    await pressIn(two, 'Mark as sent')
    await goTo(two, `${PAYOUTS}?tab=on_its_way`)
  }
  await send('FT-7781')
  await see(theirs.getByText(/Sent by Otto.*\(FT-7781\)/))
  await act(two, () => theirs.getByRole('button', { name: 'Mark as paid' }).click())
  await pressIn(two, 'Mark as paid')
  await reload(page)
  await see(page.getByText('Paid', { exact: true }).first())

  await withdraw('50.00')
  await goTo(two, PAYOUTS)
  await act(two, () => theirs.getByRole('button', { name: 'Approve' }).click())
  await pressIn(two, 'Approve')
  await unseen(two, theirs.getByRole('button', { name: 'Mark as sent' }))
  await reload(one)
  await act(one, () => waits.getByRole('button', { name: 'Mark as sent' }).click())
  await type(one, 'Reference of the bank', 'FT-7790')
  await pressIn(one, 'Mark as sent')
  await goTo(one, `${PAYOUTS}?tab=on_its_way`)
  await act(one, () => waits.getByRole('button', { name: 'Mark as failed' }).click())
  await type(one, 'Reason', 'The bank says that this account is closed.')
  await pressIn(one, 'Mark as failed')
  await reload(page)
  await see(page.getByText('The bank says that this account is closed.').first())
  await goTo(page, `${WALLET}?kind=came_back`)
  await see(page.getByRole('rowheader', { name: /Payout came back/ }))

  await goTo(two, `${PAYOUTS}?tab=paid`)
  await act(two, () => theirs.getByRole('button', { name: 'Mark as returned' }).click())
  await type(two, 'Reason', 'The bank sent the money back after two days.')
  await pressIn(two, 'Mark as returned')
  await goTo(page, WALLET)
  await see(page.getByRole('row', { name: /after two days\./ }).getByText('Returned by bank'))
})
