import type { StaffDebt } from '@sojourn/contract/desk/staff-debts'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { usd } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import DebtsPage from './debts-page.tsx'

const ID = '0190a0a0-0000-7000-8000-0000000000aa'
const RID = '0190a0a0-0000-7000-8000-0000000000ab'
const LIST = 'GET /staff/debts'

const aDebt = (changes: Partial<StaffDebt> = {}): StaffDebt => ({
  id: ID,
  person: { uuid: ID, full_name: 'Amara Okafor' },
  side: 'agent',
  owed: usd(8000),
  relief: null,
  may: ['propose'],
  ...changes,
})

const aRelief = (may: string[]): StaffDebt['relief'] => ({
  id: RID,
  how: 'forgiven',
  amount: usd(8000),
  reason: 'A mistake of ours.',
  proposed_by: { uuid: ID, full_name: 'Kofi Mensah' },
  created_at: '2026-11-01T00:00:00.000Z',
  may,
})

async function opened(debt: StaffDebt) {
  const network = falseNetwork()
  network.answers(LIST, listOf(debt))
  await openPage(DebtsPage, '/p/staff/debts')
  await eventually(() => find('table a'))
  return network
}

const inDialog = (name: string) => findText(name, 'dialog[open] button')

test('the first person says how a debt ends, in whole minor units', async () => {
  const network = await opened(aDebt())
  const path = `POST /staff/debts/${ID}/relief`
  network.answers(path, ok(aDebt(), 201))
  await click(findText('Settle'))
  await eventually(() => find('textarea'))
  await click(find('input[value=received]'))
  await type(find<HTMLInputElement>('input[name=amount]'), '30.50')
  await type(find<HTMLTextAreaElement>('textarea'), 'SEPA 77')
  await click(inDialog('Ask a colleague to agree'))
  await eventually(() => expect(toasts()).toEqual(['success: A colleague can agree to it now']))
  expect(network.calls(path)[0]?.body).toEqual({
    ...{ how: 'received', amount: 3050, reason: 'SEPA 77' },
  })
})

test('a second person agrees after they read what happens then', async () => {
  const network = await opened(aDebt({ relief: aRelief(['approve', 'refuse']), may: [] }))
  const path = `POST /staff/debts/${ID}/relief/${RID}/approval`
  network.answers(path, refused(409, 'not_now', 'Only $30.00 is owed by now.'), ok(aDebt()))
  expect(document.body.textContent).toContain('By Kofi Mensah. A second person agrees.')
  await click(findText('Agree'))
  expect(find('dialog[open]').textContent).toContain('Forgive $80.00?')
  expect(network.calls(path)).toHaveLength(0)
  await click(inDialog('Agree'))
  await eventually(() => expect(document.body.textContent + toasts().join()).toContain('Only $30.00 is owed'))
  await click(inDialog('Agree'))
  await eventually(() => expect(toasts().join()).toContain('success: Settled'))
})

test('whoever proposed it takes it back and cannot agree', async () => {
  const network = await opened(aDebt({ relief: aRelief(['withdraw']), may: [] }))
  const path = `POST /staff/debts/${ID}/relief/${RID}/refusal`
  network.answers(path, ok(aDebt()))
  const buttons = [...document.querySelectorAll('table button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Take back'])
  await click(findText('Take back'))
  await click(inDialog('Take back'))
  await eventually(() => expect(network.calls(path)).toHaveLength(1))
})
