import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { makePerson, visitAs } from '../sign-in.ts'

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('staff have the books checked and read what came of it', async () => {
    const staff = await makePerson({ kind: 'staff', firstName: 'Ines', lastName: `Desk${width}` })
    const { page } = await visitAs(staff, '/p/staff/ledger', { width })
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('The books are being checked').first().waitFor()
    const last = page.getByRole('region', { name: 'Last check' })
    await last.getByText('As it was written').waitFor({ timeout: 20_000 })
    await last.getByText(staff.name).waitFor()
    await page.getByRole('region', { name: 'Payments to look at' }).waitFor()
    await expectAccessible(page)
    await page.goto('/p/staff/audit-log')
    await expect.poll(() => page.getByText('Had the ledger checked').count()).toBeGreaterThan(0)
  })
})
