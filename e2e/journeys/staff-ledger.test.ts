import { describe, test, vi } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { goTo } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson } from '../sign-in.ts'
import { widths } from '../widths.ts'

/** How often the page looks while the books are being checked. */
const POLL_MS = 2000
const WHILE_IT_CHECKS = { timeout: 30_000, interval: 200 }

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
    await act(page, () => page.clock.fastForward(POLL_MS))
    const last = page.getByRole('region', { name: 'Last check' })
    await see(last.getByText('As it was written'))
    await see(last.getByText(staff.name))
    await see(page.getByRole('region', { name: 'Payments to look at' }))
    await expectAccessible(page)
    await goTo(page, '/p/staff/audit-log')
    await see(
      page.getByRole('row').filter({ hasText: staff.name }).filter({ hasText: 'Had the ledger checked' }),
    )
  })
})
