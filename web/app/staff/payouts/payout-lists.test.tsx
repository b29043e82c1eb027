import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { expect, test } from 'vitest'
import { listOf, ok, refused } from '../../../test/network.ts'
import { cells, linkTo, text } from '../../../test/on-the-page.ts'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aPayout, openPayouts, PAYOUT_ID, PAYOUTS } from '../../../test/staff-payouts.tsx'

const at = (search: string) => `/p/staff/payouts${search}`
const someone = (full_name: string) => ({ uuid: PAYOUT_ID, full_name })

test.each<[string, Partial<StaffPayout>, string]>([
  ['waits', {}, 'WaitingTransfer by handSomebody approves itAsked for on 1 Nov 2026'],
  [
    'is approved',
    {
      waits_for: 'A second person sends it.',
      approved_by: someone('Sanna Keller'),
      approved_at: '2026-11-02T09:00:00.000Z',
    },
    'ApprovedTransfer by handA second person sends it.Asked for on 1 Nov 2026Approved by Sanna Keller on 2 Nov 2026',
  ],
  [
    'was approved and sent',
    {
      slug: 'accepted',
      waits_for: null,
      approved_by: someone('Sanna Keller'),
      approved_at: '2026-11-02T09:00:00.000Z',
      sent_by: someone('Bo Lind'),
      sent_at: '2026-11-03T09:00:00.000Z',
      bank_reference: 'TRX 8841',
    },
    'On its wayTransfer by handAsked for on 1 Nov 2026Approved by Sanna Keller on 2 Nov 2026Sent by Bo Lind on 3 Nov 2026 (TRX 8841)',
  ],
  [
    'was sent without a reference',
    { slug: 'accepted', waits_for: null, sent_by: someone('Bo Lind') },
    'On its wayTransfer by handAsked for on 1 Nov 2026Sent by Bo Lind',
  ],
  [
    'came back',
    { slug: 'failed', is_returned: true, waits_for: null },
    'Returned by bankTransfer by handAsked for on 1 Nov 2026',
  ],
  [
    'goes by itself',
    { kind: 'processor', waits_for: null },
    'WaitingBy the processorAsked for on 1 Nov 2026',
  ],
])('a payout that %s says how it stands and who did what', async (_, changes, words) => {
  await openPayouts([aPayout(changes)])
  expect(cells()[0]?.[3]).toBe(words)
})

test('a line names the payout, the account, why it failed, the agent and the amount', async () => {
  await openPayouts([
    aPayout({ slug: 'failed', reason: 'Account closed', amount: { amount: 1, currency: 'EUR' } }),
  ])
  expect(cells()[0]?.slice(0, 3)).toEqual(['PO-7K3M9QXA•••• 4242Account closed', 'Amara Okafor', '€0.01'])
  expect(linkTo('Amara Okafor')).toBe(`/p/staff/people/${PAYOUT_ID}`)
})

test.each([
  ['', 'waiting', 'No payout waits.'],
  ['?tab=on_its_way', 'on_its_way', 'No payout is on its way.'],
  ['?tab=failed', 'failed', 'No payout has failed.'],
  ['?tab=paid', 'paid', 'Nothing was paid out yet.'],
  ['?tab=else', 'waiting', 'No payout waits.'],
])('an empty list at "%s" says what there is none of', async (search, tab, words) => {
  const { network } = await openPayouts([], at(search))
  await eventually(() => expect(text()).toContain(words))
  expect(network.calls(PAYOUTS)[0]?.query.get('filter[tab]')).toBe(tab)
})

test('transfers by hand that are on their way are not counted over an empty list of those that wait', async () => {
  await openPayouts([])
  await eventually(() => expect(text()).toContain('3 not paid yet.'))
  expect(findText('Waiting').textContent).toBe('Waiting')
})

test('staff go on to the next page of the same list', async () => {
  const { network, address } = await openPayouts([aPayout()], at('?tab=paid&cursor=c1'))
  expect(network.calls(PAYOUTS)[0]?.query.get('cursor')).toBe('c1')
  network.answers(PAYOUTS, ok({ items: [aPayout()], pagination: { next_cursor: 'c3' } }))
  await click(findText('Previous'))
  await eventually(() => findText('Next', 'a'))
  expect(address()).toBe('/p/staff/payouts?tab=paid')
  await click(findText('Next'))
  await eventually(() => expect(network.calls(PAYOUTS).at(-1)?.query.get('cursor')).toBe('c3'))
  expect(network.calls(PAYOUTS).at(-1)?.query.get('filter[tab]')).toBe('paid')
})

test('a list that could not be had is asked for again', async () => {
  const { network } = await openPayouts([], at('?tab=failed'))
  await eventually(() => expect(text()).toContain('No payout has failed.'))
  network.answers(PAYOUTS, refused(503, 'unavailable', 'Please wait.'), listOf(aPayout()))
  await click(findText('Paid'))
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()[0]?.[0]).toContain('PO-7K3M9QXA'))
})
