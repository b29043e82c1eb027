import { describe, expect, test, vi } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { clientWithOrder } from '../hiring.ts'
import { goTo } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { CARDS, saveCard } from '../sandbox-page.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson } from '../sign-in.ts'
import { widths } from '../widths.ts'

/** How often the page looks while the books are being checked. */
const POLL_MS = 2000
const WHILE_IT_CHECKS = { timeout: 30_000, interval: 200 }

/** An order paid with a saved card, and what the processor calls the money. */
async function paidByCard() {
  const { context, order } = await clientWithOrder({ width: 1280 })
  await saveCard(context, CARDS.good)
  const { items } = await askAs<{ items: { id: string }[] }>(context, 'GET', '/payment-methods')
  const { ref } = await askAs<{ ref: string }>(context, 'POST', '/payments', {
    ...{ payable: 'order', payable_id: order.uuid },
  })
  await askAs(context, 'POST', `/payments/${ref}/pay`, { method: items[0]?.id })
  return ref
}

/** The server's tests cover what news of the processor leads to; its pages are not open behind a proxy. */
const noteRefundElsewhere = (ref: string) =>
  askDatabase(
    `insert into payment_alarm (kind, payment_id, activity_id, about, detail, created_at)
     select 'refund_elsewhere', payment.id, activity.id, 'by hand', '{"amount": 2500, "currency": "USD"}', now()
     from payment join payment_activity activity on activity.payment_id = payment.id where ref = $1`,
    [ref],
  )

describe.each(widths('desk'))('at %i px', (width) => {
  test('staff have the books checked and read what came of it', async () => {
    const staff = await makePerson({ kind: 'staff', firstName: 'Ines', lastName: 'Keeper' })
    const { page, context } = await comeAs(staff, { width })
    await page.clock.install()
    await goTo(page, '/p/staff/ledger')
    await act(page, () => page.getByRole('button', { name: 'Check now' }).click())
    await see(page.getByText('The books are being checked').first())
    await vi.waitUntil(async () => {
      const ledger = await askAs<{ waiting_check: object | null }>(context, 'GET', '/staff/ledger')
      return !ledger.waiting_check
    }, WHILE_IT_CHECKS)
    const last = page.getByRole('region', { name: 'Last check' })
    // Again and again: what the page asked before the check was over leaves the next question to a later turn.
    const looked = async () => {
      await act(page, () => page.clock.fastForward(POLL_MS))
      return last.innerText()
    }
    await expect.poll(looked, WHILE_IT_CHECKS).toContain('No problems')
    await see(last.getByText(staff.name))
    await see(page.getByRole('region', { name: 'Payments that need attention' }))
    await expectAccessible(page)
    await goTo(page, '/p/staff/audit-log')
    await see(
      page.getByRole('row').filter({ hasText: staff.name }).filter({ hasText: 'Requested a ledger check' }),
    )
  })

  test('staff read of a refund made at the processor and what to do, and settle it', async () => {
    const ref = await paidByCard()
    await noteRefundElsewhere(ref)
    const { page } = await comeAs(await makePerson({ kind: 'staff', firstName: 'Ines' }), { width })
    await goTo(page, '/p/staff/ledger')
    const alarm = page.getByRole('listitem').filter({ hasText: ref })
    await see(alarm.getByText('A refund was made on the processor’s dashboard'))
    await see(alarm.getByText(/^The refund is booked\./))
    await expectAccessible(page)
    await act(page, () => alarm.getByRole('button', { name: `Resolve ${ref}` }).click())
    await page.getByLabel('What you found and did').fill('Agreed with both by phone.')
    await act(page, () => page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click())
    await see(page.getByText('The alert is resolved'))
    await unseen(page, alarm)
  })
})
