import { expect, test } from 'vitest'
import { origin, visit } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const VISA = '/p/visas/nz/fee-paying-student-visa'
const SOURCE = 'https://www.example.org/transit'

test('a fee that somebody reports as out of date is corrected by staff, and the page shows it', async () => {
  const { page } = await visit(VISA, { width: 390 })
  const name = 'Fee Paying Student Visa'
  await act(page, () => page.getByRole('link', { name: 'Is something out of date?' }).click())
  const form = page.getByRole('dialog', { name: 'Something out of date?' })
  await form.getByLabel('What is out of date?').selectOption({ label: 'Government fee' })
  await form.getByLabel('What should it say?').fill('It is NZ$1,234 since November.')
  await act(page, () => form.getByRole('button', { name: 'Send report' }).click())
  await see(page.getByRole('dialog', { name: 'Thank you' }))

  const { page: desk } = await visitAs(await makePerson({ kind: 'staff' }), '/p/staff/facts')
  await act(desk, () => desk.getByLabel('Country').selectOption('NZ'))
  await see(desk.getByRole('rowheader', { name: /New Zealand$/ }).first())
  await unseen(desk, desk.getByRole('rowheader', { name: /Netherlands$/ }))
  await goTo(desk, '/p/staff/facts?tab=reported')
  await see(desk.getByRole('cell', { name: 'It is NZ$1,234 since November.' }))
  await act(desk, () => desk.getByRole('main').getByRole('link', { name }).first().click())
  await act(desk, () => desk.getByRole('button', { name: 'Correct the fact' }).click())
  const correction = desk.getByRole('dialog', { name: 'Government fee' })
  await correction.getByLabel('What it covers').first().fill('Application')
  await correction.getByLabel('Amount').first().fill('1234')
  await correction.getByLabel('Currency').first().fill('NZD')
  await correction.getByLabel('Source').fill(SOURCE)
  const today = await desk.evaluate(() => new Date().toISOString().slice(0, 10))
  await correction.getByLabel('Checked on').fill(today)
  await correction.getByLabel('Reason').fill('The table of fees says so.')
  await act(desk, () => correction.getByRole('button', { name: 'Save fact' }).click())
  await see(desk.getByRole('heading', { name: 'Corrections' }))
  await unseen(desk, desk.getByRole('button', { name: 'Correct the fact' }))

  // Pages may say for a few seconds what they said before.
  await expect.poll(async () => (await fetch(`${origin}${VISA}`)).text()).toContain('NZ$1,234')
  await goTo(page, VISA)
  await see(page.getByRole('article').first(), { text: /NZ\$1,234/ })
  await see(page.getByRole('article').first(), { text: /at example\.org/ })
})
