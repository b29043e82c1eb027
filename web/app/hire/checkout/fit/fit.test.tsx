import type { Fit } from '@sojourn/contract/desk/fit'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOrder, FIT, openCheckout, payButton, UUID, usd } from '../../../../test/checkout.tsx'
import { pass, soon } from '../../../../test/clock.ts'
import { cut, held, ok } from '../../../../test/network.ts'
import { click, find } from '../../../../test/render.tsx'
import { draftKeyOf, readDraft } from '../../../ui/form/form-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

const AGENT = '0190a0a0-0000-7000-8000-0000000000a1'
const READ = { source: 'https://www.canada.ca/times', checked: '2026-10' }
const check = (
  rule: 'valid' | 'name',
  answer: 'fine' | 'look_again' | 'unsure',
  text: string | null = null,
) => ({
  ...{ rule, name: rule, answer, text },
})

const cad = (amount: number) => ({ amount, currency: 'CAD' })

/** All of it fits. */
const aFit = (changes: Partial<Fit> = {}): Fit => ({
  agent: { uuid: AGENT, first_name: 'Amara', takes_questions: true },
  visa: { id: 'ca/study-permit', name: 'Study permit' },
  time: {
    ...{ answer: 'fits', wanted: '2099-09-01', work_days: 21 },
    usual: { min_days: 14, max_days: 119, ...READ, is_of_copy: false },
    ends: { first: '2099-01-05', last: '2099-04-20' },
  },
  licence: {
    ...{ regulator: 'College of Consultants', licence_class: 'RCIC (class L2)', valid_until: '2099-09-26' },
    ...{ ends_soon: false, register_url: 'https://register.example/r5' },
  },
  papers: { held: ['Passport', 'Photo'], missing: [], vault_is_empty: false },
  passport: { expires_on: '2101-09-30', checks: [check('valid', 'fine'), check('name', 'fine')] },
  costs: {
    price: usd(19_000),
    people: 1,
    government: { ...READ, amounts: [cad(23_500)], for_each: [cad(23_500)], is_old: false },
    total: usd(36_000),
    rates: { source: 'ECB', url: 'https://ecb.example/rates', as_of: '2026-11-27' },
    ...{ has_more: false, may_be_taxed: false },
  },
  ...changes,
})

const lines = () => [...document.querySelectorAll('section[aria-labelledby=fit] li')]
const told = () => lines().map((line) => line.textContent.replaceAll(/\s+/g, ' '))
const marks = () => lines().map((line) => line.querySelector('svg')?.getAttribute('aria-label'))
const asks = () => lines().map((line) => line.textContent.includes('Ask Amara about this'))
const slip = () => find('section[aria-label="What you order"]').textContent

async function shown(changes: Partial<Fit> = {}) {
  const page = await openCheckout({ fit: aFit(changes) })
  await soon(() => expect(lines().length).toBeGreaterThan(0))
  return page
}

test('five lines say with their sources how the service fits, and asking is for where it does not', async () => {
  const { network } = await shown()
  expect(network.calls(FIT).map(({ query }) => query.get('service'))).toEqual([UUID])
  expect(told()).toEqual([
    'Your date fitsThe work takes 21 days, then the authority usually 2 to 17 weeks (canada.ca, checked October 2026): about 5 Jan 2099 to 20 Apr 2099. You want it by 1 Sep 2099.',
    'The agent is licensed for this visaCollege of Consultants, RCIC (class L2): valid until 26 Sep 2099 (register).',
    'Your vault has all 2 kinds of papers you needPassport, Photo',
    'Your passport is valid long enoughValid until 30 Sep 2101.',
    'About $360 for the agent and the government$190 for Amara, CA$235 for the government (canada.ca, checked October 2026). Added up at the rates of 27 Nov 2026 (ECB). You pay us nothing else.',
  ])
  expect(marks()).toEqual(Array(5).fill('Fits'))
  expect(asks()).toEqual(Array(5).fill(false))
  const links = lines().flatMap((line) => [...line.querySelectorAll('a')])
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['https://www.canada.ca/times', '_blank'],
    ['https://register.example/r5', '_blank'],
    ['https://www.canada.ca/times', '_blank'],
    ['https://ecb.example/rates', '_blank'],
  ])
})

test('days and documents stand in these lines, and goal and meeting beside them', async () => {
  await shown()
  expect(slip()).toContain('For your goal “Lagos to Toronto”')
  expect(slip()).toContain('30-minute meeting included')
  expect(slip()).not.toContain('Delivery Time')
})

const aTime = (changes: Partial<Fit['time']>) => ({ time: { ...aFit().time, ...changes } })
const aPassport = (...checks: ReturnType<typeof check>[]) => ({
  passport: { expires_on: '2027-01-01', checks },
})
const costs = (changes: Partial<Fit['costs']>) => ({ costs: { ...aFit().costs, ...changes } })
const missing = (...names: string[]) => ({
  papers: { held: ['Photo'], missing: names, vault_is_empty: false },
})

type State = [name: string, at: number, changes: Partial<Fit>, mark: string, words: string, asked: boolean]

test.each<State>([
  ['a close date', 0, aTime({ answer: 'close' }), 'Look at this first', 'Your date is close', true],
  ['a date too soon', 0, aTime({ answer: 'not' }), 'Does not fit', 'Your date is too soon', true],
  [
    'work that takes too long',
    0,
    aTime({ answer: 'not', ends: null }),
    'Does not fit',
    'The work alone takes 21 days.',
    true,
  ],
  [
    'an old time',
    0,
    aTime({ answer: 'too_old', ends: null }),
    'Not known',
    'too long ago to reckon with',
    true,
  ],
  [
    'no time',
    0,
    aTime({ answer: 'unknown', usual: null, ends: null }),
    'Not known',
    'We do not know the authority’s time',
    true,
  ],
  [
    'a licence that ends',
    1,
    { licence: { ...aFit().licence!, ends_soon: true, register_url: null } },
    'Look at this first',
    'The licence ends soon',
    true,
  ],
  [
    'a missing paper',
    2,
    missing('Letter'),
    'Look at this first',
    'Your vault has 1 of 2 kinds of papers you needStill to get: Letter.',
    true,
  ],
  [
    'six missing papers',
    2,
    missing('A', 'B', 'C', 'D', 'E', 'F'),
    'Look at this first',
    'Still to get: A, B, C, D and 2 more.',
    true,
  ],
  [
    'an empty vault',
    2,
    { papers: { held: [], missing: ['A'], vault_is_empty: true } },
    'Not known',
    'Your vault has 0 of 1 kind of paper',
    false,
  ],
  ['no passport', 3, { passport: null }, 'Not known', 'No passport in your vault yet', false],
  [
    'a passport nobody confirmed',
    3,
    { passport: { expires_on: null, checks: [] } },
    'Not known',
    'Say in your vault until when it is valid.',
    false,
  ],
  [
    'a passport too short',
    3,
    aPassport(check('valid', 'look_again', 'Renew it.')),
    'Does not fit',
    'Your passport is not valid long enoughRenew it.',
    true,
  ],
  [
    'no rule for passports',
    3,
    aPassport(check('valid', 'unsure', 'Ask.')),
    'Look at this first',
    'We do not know how long your passport must be validAsk.',
    true,
  ],
  [
    'another name',
    3,
    aPassport(check('valid', 'fine'), check('name', 'look_again', 'Two names.')),
    'Look at this first',
    'Two names. Change it in your profile',
    false,
  ],
  [
    'both',
    3,
    aPassport(check('valid', 'look_again', 'Renew it.'), check('name', 'look_again', 'Two names.')),
    'Does not fit',
    'Renew it. Two names. Change it in your profile',
    true,
  ],
  [
    'no fees',
    4,
    costs({ government: null, total: null, rates: null }),
    'Not known',
    'We do not know the government’s fees$190 for Amara.',
    true,
  ],
  [
    'old fees',
    4,
    costs({ government: { ...aFit().costs.government!, is_old: true } }),
    'Look at this first',
    'These fees were read more than a year ago.',
    true,
  ],
  ['one currency', 4, costs({ rates: null }), 'Fits', '$360 for the agent and the government', false],
  [
    'a family whose fees are the same',
    4,
    costs({ people: 3, government: { ...aFit().costs.government!, amounts: [cad(70_500)] } }),
    'Fits',
    'CA$705 for the government (canada.ca, checked October 2026). The fees are for 3 people, CA$235 for each person, as for the main applicant.',
    false,
  ],
  [
    'a family of whom a child pays less',
    4,
    costs({ people: 3, government: { ...aFit().costs.government!, amounts: [cad(60_500)], for_each: null } }),
    'Fits',
    'The fees are for 3 people. Added up',
    false,
  ],
  ['other costs', 4, costs({ has_more: true }), 'Fits', 'Other costs may come beside it.', false],
])('%s', async (_name, at, changes, mark, words, asked) => {
  await shown(changes)
  expect([marks()[at], asks()[at]]).toEqual([mark, asked])
  expect(told()[at]).toContain(words)
  expect(payButton().disabled).toBe(false)
})

test('where taxes may come on top, nobody reads that they pay us nothing else', async () => {
  await shown(costs({ may_be_taxed: true }))
  expect(slip()).not.toContain('You pay us nothing else.')
})

test('what nobody needs is left out', async () => {
  await shown({ licence: null, papers: null })
  expect(lines()).toHaveLength(3)
})

test('the question to the agent is written already, and one that was begun stays', async () => {
  const { address, go } = await shown(missing('Letter'))
  const ask = () => lines()[1 + 1]?.querySelector<HTMLElement>('a:last-of-type') as HTMLElement
  await click(ask())
  expect(address()).toBe(`/p/ask/${AGENT}?goalId=7&service=${UUID}`)
  const kept = () => readDraft(draftKeyOf(`ask:${AGENT}`))?.message
  expect(kept()).toBe('I do not have these papers yet: Letter. Which of them do you need before you start?')
  localStorage.setItem(draftKeyOf(`ask:${AGENT}`), JSON.stringify({ message: 'Dear Amara' }))
  await go(-1)
  await soon(() => expect(lines()).toHaveLength(5))
  await click(ask())
  expect(kept()).toBe('Dear Amara')
})

test('an agent who takes no questions is not asked', async () => {
  await shown({ ...aTime({ answer: 'not' }), agent: { ...aFit().agent, takes_questions: false } })
  expect(slip()).not.toContain('Ask Amara')
})

test('one can pay while it is on its way, and where it cannot be had the slip says what it always said', async () => {
  const { reply, release } = held(cut)
  await openCheckout({}, (network) => network.answers(FIT, reply))
  await soon(() => expect(payButton().disabled).toBe(false))
  expect(lines()).toEqual([])
  release()
  await pass(10_000)
  await soon(() => expect(slip()).toContain('14 Days Delivery Time'))
})

test('an offer and a later stage are weighed no more', async () => {
  const { network } = await openCheckout({ order: anOrder({ service: null }), fit: aFit() })
  await soon(() => expect(slip()).toContain('14 Days Delivery Time'))
  expect(network.calls(FIT)).toEqual([])
  network.answers(FIT, ok(aFit()))
})
