import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { completeOrder } from '../complete-order.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { runJob } from '../run-job.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { mailedCode, makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { type Agent, makeAgent, openSession } from '../world.ts'

const WALLET = '/p/agent/wallet'
const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).first().click())
const dialog = (page: Page) => page.getByRole('dialog')
const pressIn = (page: Page, name: string) =>
  act(page, () => dialog(page).getByRole('button', { name, exact: true }).click())

/** The clock and the bank would take days for this. */
const meanwhile = (sql: string, ...values: string[]) => askDatabase(sql, values)

async function typeCode(page: Page, { email }: Agent, before: string[]) {
  await pressIn(page, 'Send code')
  const code = await mailedCode(email, (one) => !before.includes(one))
  before.push(code)
  await act(page, () => dialog(page).getByLabel('Code from your email').fill(code))
}

/** One code a minute is a limit of its own test. */
const waitForNoCode = () => meanwhile(`delete from rate_limit where feature like 'code_mail%'`)

describe.each(widths('desk'))('at %i px', (width) => {
  test('a first completion is cleared, linked, withdrawn and paid; then a payout fails, with what to do', async () => {
    const agent = await makeAgent({ lastName: 'Teixeira', offer: { meeting_length: null, requirements: [] } })
    const { uuid } = await completeOrder(agent, staff)
    const { page, problems } = await visitAs(agent, WALLET, { width })
    const codes: string[] = []
    await see(page.getByText('Clearing').first())
    await see(page.getByRole('button', { name: 'Withdraw' }), { disabled: true })
    await expectAccessible(page)

    await meanwhile(`update client_order set clears_at = now() - interval '1 minute' where id = $1`, uuid)
    await runJob('clear-releases')

    await press(page, 'Link bank account')
    const country = dialog(page).getByRole('combobox', { name: 'Country of your bank' })
    await act(page, () => country.click())
    await act(page, () => country.fill('Canada'))
    await act(page, () => page.getByRole('option', { name: 'Canada', exact: true }).first().click())
    await typeCode(page, agent, codes)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Continue to the secure page' }).click() // raw: it leads to the processor
    await page.waitForURL(/\/sandbox\/account\//) // raw: the page of the processor
    await page.getByRole('button', { name: 'Continue' }).click() // raw: the page of the processor
    await arrive(page, /\/p\/agent\/wallet/)
    await see(page.getByText('Linked', { exact: true }))
    await see(page.getByText(/Payouts are paused\. Your bank account changed\./))
    await meanwhile(
      `update payout_pause set ends_at = now() from person where person.id = agent_id and email = $1`,
      agent.email,
    )

    await waitForNoCode()
    await reload(page)
    await press(page, 'Withdraw')
    problems.expect({ call: 'POST /api/wallets/withdrawals', status: 422 })
    await act(page, () => dialog(page).getByLabel('Amount in USD').fill('9.99'))
    await typeCode(page, agent, codes)
    await pressIn(page, 'Withdraw')
    await see(dialog(page).getByText('please enter at least $10.00').first())
    await act(page, () => dialog(page).getByLabel('Amount in USD').fill('100.00'))
    await pressIn(page, 'Withdraw')
    await see(page.getByText('Withdrawal started'))
    await runJob('tend-payouts')
    await meanwhile(
      `update sandbox.payout set done_at = now() - interval '1 second' where status = 'in_transit'`,
    )
    await meanwhile(`update payout set look_at = now() where status = 'accepted'`)
    await runJob('tend-payouts')
    await reload(page)
    await see(page.getByText('Paid', { exact: true }).first())

    await waitForNoCode()
    await press(page, 'Withdraw')
    await act(page, () => dialog(page).getByLabel('Amount in USD').fill('50.00'))
    await typeCode(page, agent, codes)
    await pressIn(page, 'Withdraw')
    await see(page.getByText('Withdrawal started'))
    await runJob('tend-payouts')
    await meanwhile(`update sandbox.payout set status = 'failed' where status = 'in_transit'`)
    await meanwhile(`update payout set look_at = now() where status = 'accepted'`)
    await runJob('tend-payouts')
    await reload(page)
    await see(page.getByText(/Please check the details of your bank account\./))
    await goTo(page, `${WALLET}?kind=came_back`)
    await see(page.getByRole('rowheader', { name: /Payout came back/ }))
  })
})
