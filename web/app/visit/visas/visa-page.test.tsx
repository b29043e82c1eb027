import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import type { VisaDetails } from '@sojourn/contract/ground/visa-pages'
import { expect, test, vi } from 'vitest'
import { AMARA, BRUNO, signedIn } from '../../../test/found-agents.ts'
import { aVisa } from '../../../test/guide.ts'
import { falseNetwork, ok } from '../../../test/network.ts'
import { dialog, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { AccountContext } from '../../session/account.ts'
import { tellMoney } from './facts/tell-money.ts'
import { tellVisa } from './facts/tell-visa.ts'
import VisaPage from './visa-page.tsx'

const at = { source: 'https://www.canada.ca/fees', checked: '2026-10-05', age: 'current' } as const
const part = { currency: 'CAD', for: 'each' } as const

const facts: ShownFacts = {
  fees: {
    value: [
      { ...part, what: 'Application', amount: 15_000 },
      { ...part, what: 'Fingerprints and photo', amount: 8500, note: 'Not asked of everyone' },
    ],
    ...at,
  },
  time: { value: { min_days: 14, max_days: 119, by_residence: { NG: 70 } }, ...at, likely: true },
  may_work: { value: 'limited', note: 'Up to 24 hours a week.', ...at },
  age: { value: { min: 18, max: null }, ...at, age: 'too_old', checked: '2025-06' },
}

const details = (changes: Partial<VisaDetails> = {}): VisaDetails => ({
  visa: aVisa({ facts, fee: { amount: 23_500, currency: 'CAD' }, aliases: ['Student visa'] }),
  country: {
    id: 'CA',
    name: 'Canada',
    native_name: 'Canada',
    dial_codes: ['+1'],
    continent: 'North America',
    capital: 'Ottawa',
    currencies: ['CAD'],
    languages: ['en'],
    flag: '/flags/CA.svg',
    visa_count: 2,
    authority: { name: 'IRCC', url: 'https://ircc.example' },
    licence: null,
  },
  warnings: [],
  approvals: null,
  changes: [],
  others: [{ id: 'ca/quebec-study-caq', name: 'CAQ' }],
  ...changes,
})

const RATES = {
  ...{ source: 'European Central Bank', url: 'https://ecb.example', as_of: '2025-02-28' },
  per_euro: { EUR: 1, CAD: 1.5019 },
}

const countries = [{ id: 'NG', name: 'Nigeria' }]

async function opened(of = details(), { search = '', lives = '', currency = '', ...more } = {}) {
  const page = {
    details: of,
    told: await tellVisa(of, countries, lives),
    offers: null,
    money: tellMoney(of.visa.facts, null, RATES, currency),
    from: undefined,
    articles: [],
    goalId: undefined,
    ...more,
  }
  const shown = await openPage(VisaPage as never, `/p/visas/ca/study-permit${search}`, {
    pattern: '/p/visas/:country/:visa',
    loaded: { page },
  })
  await eventually(() => find('#papers'))
  return shown
}

test('the answer comes first: the fee in all with its parts, the time, and what it allows, each with its origin', async () => {
  await opened()
  const answer = find('[aria-labelledby=answer]').textContent
  expect(answer).toMatch(/^In shortGovernment feeCA\$235In allCA\$150Application, each personCA\$85/)
  expect(answer).toContain('2 to 17 weeks, by where you live')
  expect(answer).toContain('From a dated copy of 5 Oct 2026, canada.ca')
  expect(answer).toContain('WorkWith limitsUp to 24 hours a week.')
  expect(answer).not.toContain('Age')
  expect(find('[aria-labelledby=who]').textContent).toContain('Age18 or older')
})

test('a time is that of where the reader lives', async () => {
  await opened(details(), { lives: 'NG' })
  expect(find('[aria-labelledby=answer]').textContent).toContain('About 10 weeks from Nigeria')
})

test('people’s questions are answered by the facts alone', async () => {
  const { questions } = await tellVisa(details(), countries)
  expect(questions).toEqual([
    {
      title: 'How much is the Study permit?',
      text: 'The government fee is CA$235. That is CA$150 (Application, each person), CA$85 (Fingerprints and photo, each person. <en>Not asked of everyone</en>). Checked 5 Oct 2026.',
    },
    {
      title: 'How long does the Study permit take?',
      text: '2 to 17 weeks, by where you live. From a dated copy of 5 Oct 2026; check before you pay.',
    },
    {
      title: 'Can I work on the Study permit?',
      text: 'Yes, with limits. <en>Up to 24 hours a week.</en> Checked 5 Oct 2026.',
    },
    { title: 'Is there an age limit?', text: '18 or older. Last known June 2025; check before you pay.' },
  ])
  expect((await tellVisa(details({ visa: aVisa({ fee: null }) }), countries)).questions).toEqual([])
})

test('a visa whose fee nobody knows has no line for it, and leads to the authority', async () => {
  await opened(details({ visa: aVisa({ fee: null }) }))
  expect(text()).not.toContain('Government fee')
  expect(text()).toContain('We do not know the fee. See canada.ca')
})

test('what changed says what it was before and since when', async () => {
  const before = { may_work: { value: 'no' as const, ...at } }
  const after = { may_work: { value: 'limited' as const, ...at } }
  await opened(details({ changes: [{ fact: 'may_work', checked: '2026-10-05', before, after }] }))
  expect(find('[aria-labelledby=changes]').textContent).toContain(
    'Work: No before, With limits since 5 Oct 2026',
  )
})

test('the papers print, and what is out of date can be told', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await opened()
  await click(findText('Print the checklist'))
  expect(print).toHaveBeenCalledTimes(1)
  expect(find('[aria-labelledby=papers] ul').textContent).toBe('PassportLetter of acceptance')
  expect(linkTo('Is something out of date?')).toBe('/p/visas/ca/study-permit?report=study-permit')
  expect(linkTo('CAQ')).toBe('/p/visas/ca/quebec-study-caq')
  expect(linkTo('Official page and form')).toBe('https://www.canada.ca/study')
})

test('an address that asks to report opens the form', async () => {
  await opened(details(), { search: '?report=study-permit' })
  await eventually(() => expect(dialog().textContent).toContain('Something out of date?'))
})

test('what nobody has checked yet is named, not only marked', async () => {
  const unread = { ...at, checked: '2025-06', age: 'old', unread: true } as const
  await opened(
    details({
      visa: aVisa({
        facts: { may_work: { value: 'yes', ...unread }, extend: { value: 'no', ...unread } },
      }),
    }),
  )
  expect(find('[aria-labelledby=answer]').textContent).toContain('Not checked yet: work, extension')
})

test('what it costs in all stands in its own currency, and about in the one that is read', async () => {
  await opened(details(), { currency: 'EUR' })
  const money = find('[aria-labelledby=money]').textContent
  expect(money).toContain('Government feesCA$235about €156')
  expect(money).toContain('In all for one person, without an agentCA$235about €156')
  expect(money).toContain('at the rates of 28 Feb 2025 by European Central Bank')
})

test('the share of approvals stands with its number, its period and how it is counted; without one nothing does', async () => {
  await opened(details({ approvals: { approved: 37, decisions: 41, months: 24 } }))
  expect(find('[aria-labelledby=approvals]').textContent).toBe(
    'Decisions so far37 of 41 decisions recorded here in the last 24 months were approvals.Clients who hired an agent here told us what the authority decided. One approval and one refusal of each person count. It says nothing about how your application will be decided.',
  )
})

test('a visa of which too few decisions are known shows none', async () => {
  await opened()
  expect(document.querySelector('[aria-labelledby=approvals]')).toBeNull()
})

test('for a goal of three the agents of the visa tell the price for all', async () => {
  const network = falseNetwork()
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  network.answers(
    'GET /goals/7/prices',
    ok({ people: 3, items: [{ uuid: AMARA, price_from: usd(144_000) }] }),
  )
  const best = [
    { uuid: AMARA, username: 'amara-okafor', name: 'Amara Okafor', profile_picture: null, rating: 4.9 },
    { uuid: BRUNO, username: 'bruno', name: 'Bruno Costa', profile_picture: null, rating: null },
  ].map((agent) => ({ ...agent, price_from: usd(50_000) }))
  const two = { count: 2, more: false }
  const prices = { price_from: usd(50_000), price_to: usd(50_000) }
  const offers = { visa: 'ca/study-permit', agents: two, services: two, ...prices, best }
  const of = details()
  const page = {
    ...{ details: of, told: await tellVisa(of, countries), offers, money: null, from: undefined },
    ...{ articles: [], goalId: '7' },
  }
  const Seen = (props: object) => (
    <AccountContext value={signedIn()}>
      <VisaPage {...(props as Parameters<typeof VisaPage>[0])} />
    </AccountContext>
  )
  await openPage(Seen as never, '/p/visas/ca/study-permit?goalId=7', {
    pattern: '/p/visas/:country/:visa',
    loaded: { page },
  })
  await eventually(() =>
    expect(
      [...document.querySelectorAll('[aria-labelledby=agents] data')].map(
        (price) => price.closest('span')?.textContent,
      ),
    ).toEqual(['$500 for 1 person', '$1,440 for 3 people', '$500 for 1 person']),
  )
  expect(Object.fromEntries(network.calls('GET /goals/7/prices')[0]?.query ?? [])).toEqual({
    ...{ country: 'CA', visa: 'ca/study-permit', ids: `${AMARA},${BRUNO}` },
  })
})
