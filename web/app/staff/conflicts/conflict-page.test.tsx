import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { expect, test } from 'vitest'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { eventually, find } from '../../../test/render.tsx'
import {
  aClaim,
  aConflict,
  aProposal,
  openConflict,
  priceOf,
  refundOf,
} from '../../../test/staff-conflicts.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' })

test('the page is named by the order and leads to it, to both sides and to what they wrote', async () => {
  await openConflict(aConflict())
  await eventually(() => expect(document.title).toBe('Conflict about SO-7K3M9QXA · Sojourn'))
  expect(find('h1').textContent).toBe('Study permit')
  expect(linkTo('SO-7K3M9QXA')).toBe('/p/staff/orders/o1')
  expect(linkTo('Ngozi Traveller')).toBe('/p/staff/people/c1')
  expect(linkTo('Amara Okafor')).toBe('/p/staff/people/a1')
  expect(linkTo('Conversation')).toBe('/p/staff/orders/o1/conversation')
  expect(linkTo('Conflicts')).toBe('/p/staff/conflicts')
  expect(text()).toContain('Three weeks late, and no answer.')
})

test.each<[StaffConflict['stage'], string, boolean]>([
  ['direct', 'Between both sides', false],
  ['mediation', 'Waits for our team', true],
  ['approval', 'Waits for a second approval', true],
  ['decided', 'Decided, can be appealed', false],
  ['settling', 'Money on its way', false],
  ['closed', 'Closed', false],
])('a conflict at %s says "%s", and can be taken: %s', async (stage, words, canTake) => {
  await openConflict(aConflict({ stage }))
  expect(find('header ~ div').textContent).toContain(words)
  expect(text().includes('Claim conflict')).toBe(canTake)
})

test('our team sees the stations that both sides see, with their days', async () => {
  const told = aConflict({ stage: 'mediation' })
  const conflict = {
    ...told.conflict,
    ...{
      stage: 'mediation' as const,
      created_at: '2026-11-01T10:00:00.000Z',
      team_since: '2026-11-03T10:00:00.000Z',
    },
  }
  await openConflict({ ...told, conflict })
  const stations = [...document.querySelectorAll('[aria-label="Stations of the conflict"] li')]
  expect(stations.map(({ textContent }) => textContent)).toEqual([
    'Between both sides1 Nov 2026',
    'Our team helps3 Nov 2026',
    'Decided',
    'Closed',
  ])
  expect(stations.findIndex((one) => one.hasAttribute('aria-current'))).toBe(1)
})

test('while the bank decides nobody takes it, and no sum is named', async () => {
  await openConflict(aConflict({}, { with_bank: true, text: '' }))
  expect(text()).toContain('The client’s bank decides about this payment.')
  expect(text()).toContain('Opened by the client’s bank.')
  expect(text()).not.toContain('can be refunded. By')
  expect(text()).not.toContain('Claim conflict')
})

test('whoever is closed out reads why, while there is something to decide', async () => {
  const closed_to_you = 'You are the agent’s colleague.'
  await openConflict(aConflict({ closed_to_you }))
  expect(text()).toContain(closed_to_you)
  expect(text()).not.toContain('Claim conflict')
})

test('whoever is closed out of a conflict that is over needs no reason', async () => {
  await openConflict(aConflict({ closed_to_you: 'You decided before.', stage: 'closed' }))
  expect(text()).not.toContain('You decided before.')
})

test('each proposal says by whom, how much to whom, how it ended and what was answered', async () => {
  await openConflict(
    aConflict(
      {},
      {
        refunds: [
          aProposal({ status: [-1, 'Rejected'], answer: 'I had filed it.' }),
          aProposal({
            id: 'r2',
            by: 'staff',
            amount: usd(0),
            refund: refundOf(0),
            agent: priceOf(0, 40_000),
            continues: true,
          }),
        ],
      },
    ),
  )
  expect(text()).toContain(
    'Client: $300.00 to the client (rejected)The client gets $300.00 to their card. Of the price of $500.00, $300.00 goes back to the client, $40.00 is our commission and $160.00 is the agent’s.',
  )
  expect(text()).toContain('Answer: I had filed it.')
  expect(text()).toContain('Our team: $0.00 to the client, the work goes on (pending)Nothing is refunded.')
})

test('an appeal and the decision stand with their words', async () => {
  const at = '2026-11-03T09:00:00.000Z'
  await openConflict(
    aConflict(
      { stage: 'mediation', claim: aClaim(false) },
      {
        appeal: { text: 'The receipt came later.', at },
        decision: {
          amount: usd(12_345),
          ...{ refund: refundOf(12_345), agent: priceOf(12_345, 0) },
          reason: 'Nothing was filed.',
          at,
          appeal_until: null,
        },
      },
    ),
  )
  expect(text()).toContain('The receipt came later.')
  expect(text()).toContain('The client gets $123.45 to their card.')
  expect(text()).toContain('Nothing was filed.')
})

const paper = (changes: object = {}) => ({
  id: 'd1',
  name: 'Passport',
  file_name: 'passport.pdf',
  media_type: 'application/pdf',
  by: 'client',
  size: 2_000_000,
  may_open: true,
  created_at: { date: '2026-11-01T10:00:00.000Z' },
  ...changes,
})

test('who has not taken the conflict sees which papers there are, and opens none', async () => {
  await openConflict(aConflict(), paper())
  await eventually(() => expect(text()).toContain('Claim the conflict to open them.'))
  expect(text()).toContain('Passportpassport.pdf, from the client, ')
  expect(document.querySelector('li button')).toBeNull()
})

test.each<[string, Parameters<typeof aConflict>, string]>([
  ['is over', [{ stage: 'closed' }], 'This conflict is over'],
  ['is decided', [{ stage: 'decided' }], 'can open them again if a side appeals'],
  [
    'is decided after an appeal',
    [{ stage: 'decided' }, { appeal: { text: 'New.', at: '2026-11-03T09:00:00.000Z' } }],
    'is decided, so our team cannot',
  ],
  ['is between its sides', [{ stage: 'direct' }], 'once it is asked for help'],
  ['waits for a bank', [{}, { with_bank: true }], 'once the client’s bank has decided'],
  ['a colleague has', [{ claim: aClaim(false) }], 'Sanna Keller has this conflict and can open them'],
  ['is closed to them', [{ closed_to_you: 'It is your own order.' }], 'A colleague who claims the conflict'],
])('nobody is told to claim a conflict that %s', async (_, given, words) => {
  await openConflict(aConflict(...given), paper())
  await eventually(() => expect(text()).toContain(words))
  expect(text()).not.toContain('Claim the conflict to open them.')
})

test('who has taken it opens those that may be opened', async () => {
  await openConflict(aConflict({ claim: aClaim(true) }), paper(), paper({ id: 'd2', may_open: false }))
  await eventually(() => expect(text()).toContain('The owner sees when you open one.'))
  expect(document.querySelectorAll('li button')).toHaveLength(1)
})

test('where nobody handed anything over there is no such part', async () => {
  const { network } = await openConflict(aConflict())
  await eventually(() =>
    expect(network.calls(`GET /staff/conflicts/${aConflict().id}/documents`)).toHaveLength(1),
  )
  expect(text()).not.toContain('Documents and evidence')
})
