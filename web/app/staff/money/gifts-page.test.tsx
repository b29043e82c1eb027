import type { GiftCheck } from '@sojourn/contract/desk/staff-gifts'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { buttons, cells, dialog, fill, inDialog, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import GiftsPage from './gifts-page.tsx'

const ID = '0190a0a0-0000-7000-8000-0000000000a1'
const DECIDE = `POST /staff/gift-checks/${ID}/decision`
const usd = (amount: number) => ({ amount, currency: 'USD' })

const aCheck = (changes: Partial<GiftCheck> = {}): GiftCheck => ({
  id: ID,
  order: {
    uuid: 'o1',
    ref: 'SO-7K3M9QXA',
    title: 'Study permit',
    status: [2, 'Completed'],
    price: usd(50_000),
  },
  client: { uuid: 'c1', full_name: 'Ngozi Traveller' },
  agent: { uuid: 'a1', full_name: 'Amara Okafor' },
  gift: usd(50_000),
  signs: ['device', 'card'],
  status: 'waiting',
  note: null,
  decided_by: null,
  created_at: '2026-05-04T10:00:00.000Z',
  decided_at: null,
  may: ['decide'],
  ...changes,
})

async function opened(search: string, ...checks: GiftCheck[]) {
  const network = falseNetwork()
  network.answers('GET /staff/gift-checks', listOf(...checks))
  network.answers('GET /staff/queues', ok({ gifts: 3 }))
  await openPage(GiftsPage, `/p/staff/coupons/gifts${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return network
}

test('a line tells which order, whose, how much of it was a gift, and what the two share', async () => {
  await opened('', aCheck())
  expect(cells()[0]?.slice(0, 5)).toEqual([
    'Study permitSO-7K3M9QXA',
    'Ngozi TravellerAmara Okafor',
    '$500.00of $500.00',
    'They signed in on the same deviceThey saved the same card',
    'Waiting',
  ])
  expect([linkTo('Study permit'), linkTo('Amara Okafor')]).toEqual([
    '/p/staff/orders/o1',
    '/p/staff/people/a1',
  ])
  expect(text()).toContain('Waiting')
})

test.each([
  ['Looks fine', 'Let the money clear', 'fine', 'The money clears. The agent is told'],
  ['Not fine', 'Take the gift back', 'not_fine', 'The order is over. Both are told'],
])('“%s” says what follows, asks what was found, and is sent once', async (name, submit, outcome, said) => {
  const network = await opened('', aCheck())
  network.answers(DECIDE, ok(aCheck({ status: outcome as 'fine' })))
  await click(findText(name))
  expect(dialog()?.textContent).toContain('Only our team reads it.')
  await fill('What you found', 'They share an office.')
  await click(inDialog(submit))
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(network.calls(DECIDE).map(({ body }) => body)).toEqual([{ outcome, note: 'They share an office.' }])
})

test('who comes second reads that a colleague has decided', async () => {
  const network = await opened('', aCheck())
  network.answers(DECIDE, refused(409, 'not_now', 'A colleague has already decided about this gift.'))
  await click(findText('Looks fine'))
  await fill('What you found', 'They share an office.')
  await click(inDialog('Let the money clear'))
  await eventually(() =>
    expect(document.body.textContent).toContain('A colleague has already decided about this gift.'),
  )
})

test('what is decided, or one’s own, has no buttons; who decided and why is told', async () => {
  const decided_by = { uuid: 's1', full_name: 'Sanna Keller' }
  await opened(
    '?tab=decided',
    aCheck({ status: 'not_fine', may: [], decided_by, note: 'One person with two accounts.' }),
  )
  expect(cells()[0]?.[4]).toBe('Taken backBy Sanna KellerOne person with two accounts.')
  expect(buttons('tbody')).toEqual([])
})
