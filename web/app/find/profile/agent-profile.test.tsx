import type { AgentProfile as Profile } from '@sojourn/contract/supply/agents'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { falseTranslation } from '../../../test/false-translation.ts'
import { AMARA, aHirable, aProfile, aReview, signedIn, VISITOR } from '../../../test/found-agents.ts'
import { pressable } from '../../../test/labelled.ts'
import { falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { closeAuth, currentAuth } from '../../session/auth-store.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { AgentProfile } from './agent-profile.tsx'

const text = () => document.body.textContent ?? ''
const hires = () => pressable().filter((words) => words === 'Hire agent for Study permit')

/** The page brings these later; no test waits for a file. */
beforeAll(async () => {
  await import('./act-on-profile.ts')
  await import('./agent-side.tsx')
  await import('./away-notice.tsx')
  await import('./leaving-notice.tsx')
  await import('./none-yet.tsx')
  await import('./own-notice.tsx')
  await import('./review.tsx')
  await import('../cards/approval-share.tsx')
  await import('../cards/rating-summary.tsx')
  await import('../cards/service-terms.tsx')
  await import('../cards/service-work.tsx')
})
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})
afterEach(closeAuth)

async function opened(
  changes: Partial<Profile> = {},
  who: AccountState = VISITOR,
  reviews: { next?: string | null; isFurther?: boolean } = {},
  goalId?: string,
) {
  const network = falseNetwork()
  network.answers('GET /favourites/ids', listOf())
  const agent = aProfile(changes)
  const page = { items: agent.reviews, next: null, isFurther: false, ...reviews }
  await renderAt(
    '/amara-okafor',
    <AccountContext value={who}>
      <AgentProfile agent={agent} articles={[]} reviews={page} goalId={goalId} />
    </AccountContext>,
  )
  return network
}

test('a profile says who this is, where, how fast and how much', async () => {
  await opened()
  expect(find('h1').textContent).toBe('Amara Okafor')
  expect(text()).toContain('Lagos, Nigeria')
  expect(text()).toContain('Usually answers within 3 hours')
  expect(text()).toContain('From $500')
})

test('a visitor who hires signs in, and comes back to that service with their goal', async () => {
  await opened({}, VISITOR, {}, '7')
  const link = findText('Hire agent for Study permit')
  expect(link.getAttribute('href')).toContain(encodeURIComponent('/amara-okafor?goalId=7&hire='))
  await click(link)
  expect(currentAuth()).toMatchObject({
    mode: 'login',
    returnTo: `/amara-okafor?goalId=7&hire=${aHirable().id}`,
  })
})

test.each<[string, Partial<Profile>]>([
  ['on leave', { away_until: '2026-04-01' }],
  ['hidden', { hidden: 'suspended' }],
  ['leaving', { hidden: 'leaving' }],
])('an agent who is %s cannot be hired, and has no bar that says so', async (_why, changes) => {
  await opened(changes)
  expect((findText('Hire agent for Study permit') as HTMLButtonElement).disabled).toBe(true)
  expect(pressable()).not.toContain('Hire')
})

test('leave is told with its end', async () => {
  await opened({ away_until: '2026-04-01' })
  await eventually(() =>
    expect(text()).toContain('Amara Okafor is away until 1 Apr 2026 and takes no new orders until then.'),
  )
})

test('whoever reads the profile of an agent who leaves reads so, and has nobody to ask', async () => {
  await opened({ hidden: 'leaving' })
  await eventually(() =>
    expect(text()).toContain('Amara Okafor is leaving Sojourn and takes no new orders or questions.'),
  )
  expect(text()).not.toContain('Ask a question')
})

test.each([
  [null, 'This is your profile as clients see it.'],
  ['unverified', 'Only you see this page. Clients find it once your identity is verified.'],
  ['suspended', 'Only you see this page while your account is suspended.'],
  ['leaving', 'Your account is to be deleted.'],
] as const)('an agent on their own page (%s) reads who sees it', async (hidden, words) => {
  await opened({ hidden }, signedIn({ uuid: AMARA, role: 'consultant' }))
  await eventually(() => expect(text()).toContain(words))
  expect(findText('My Services').getAttribute('href')).toBe('/p/agent/services')
})

test('nobody else reads of that', async () => {
  await opened({}, signedIn())
  expect(text()).not.toContain('This is your profile')
})

test('without services, about and reviews it says so, and shows no empty heads', async () => {
  await opened({ services: [], price_from: null, rating: null, review_count: 0, reviews: [] })
  expect(text()).toContain('Amara Okafor offers no services at the moment.')
  expect(text()).toContain('No reviews yet. Only clients of finished orders can write one')
  expect(document.querySelector('#about')).toBeNull()
  expect(hires()).toEqual([])
})

test('about keeps its paragraphs', async () => {
  await opened({ about: 'First.\n\nSecond,\nstill second.\n\n\nThird.' })
  const paragraphs = [...document.querySelectorAll('section[aria-labelledby=about] p')]
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    'First.',
    'Second,\nstill second.',
    'Third.',
  ])
})

test('a service, what an agent tells of themselves and reviews are read in another language by a press each', async () => {
  const { seen } = falseTranslation()
  const reply = { content: 'Bonjour et merci.', created_at: { date: '2026-02-05T12:00:00.000Z' } }
  await opened({
    services: [
      aHirable({
        title: 'Bonjour, visa',
        description: 'Bonjour, tout.',
        stages: [{ name: 'Bonjour', delivers: 'Bonjour, un plan', days: 3, amount: 10_000 }],
        requirements: [{ name: 'Bonjour, passeport', mandatory: true }],
      }),
      aHirable({ id: '0190a0a0-0000-7000-8000-0000000000b6', title: 'Work permit' }),
    ],
    about: 'Bonjour.\n\nBonjour encore.',
    reviews: [aReview({ content: 'Bonjour, parfait.', reply })],
  })
  const offers = () => [...document.querySelectorAll<HTMLElement>('button')].filter(isOffer)
  const isOffer = ({ textContent }: HTMLElement) => textContent === 'Read in English'
  await eventually(() => expect(offers()).toHaveLength(3))
  expect([seen.created, seen.translated]).toEqual([0, []])

  await click(find('#services').parentElement!.querySelectorAll<HTMLElement>('button')[0]!)
  await eventually(() => expect(find('h3').textContent).toBe('fr-en(Bonjour, visa)'))
  const service = find('#services + ul > li').textContent
  expect(service).toContain('fr-en(Bonjour): $100')
  expect(service).toContain('fr-en(Bonjour, un plan)')
  expect(service).toContain('fr-en(Bonjour, passeport)')
  expect(find('#services + ul [role=status]').textContent).toContain('The original words are binding.')
  expect(findText('Hire agent for Bonjour, visa')).toBeTruthy()

  for (const offer of offers()) await click(offer)
  await eventually(() => expect(offers()).toEqual([]))
  expect(find('[aria-labelledby=about]').textContent).toContain('fr-en(Bonjour encore.)')
  const review = find('blockquote').parentElement!
  expect(review.textContent).toContain('fr-en(Bonjour, parfait.)')
  expect(review.textContent).toContain('fr-en(Bonjour et merci.)')
  expect(review.textContent).not.toContain('binding')
})

test('a review tells what for, when, and what the agent answered', async () => {
  const reply = { content: 'Thank you.', created_at: { date: '2026-02-05T12:00:00.000Z' } }
  await opened({ reviews: [aReview({ refunded: true, reply })] })
  const review = find('blockquote').parentElement?.textContent
  expect(review).toContain('All went well.')
  expect(review).toContain('Ngozi Traveller3 Feb 2026')
  expect(review).toContain('Study permit, Canada, refunded in full')
  expect(review).toContain('Amara Okafor answered on 5 Feb 2026')
})

test('only a reviewer who is an agent has a page to go to', async () => {
  await opened({
    reviews: [aReview(), aReview({ id: 'r2', from: { full_name: 'Bruno Costa', username: 'bruno' } })],
  })
  expect(findText('Bruno Costa').getAttribute('href')).toBe('/bruno')
  expect(pressable()).not.toContain('Ngozi Traveller')
})

test('further reviews stand in the address, and there is a way back', async () => {
  await opened({}, VISITOR, { next: 'c2', isFurther: true }, '7')
  expect(findText('Older reviews').getAttribute('href')).toMatch(/^\/amara-okafor\?.*cursor=c2.*#reviews$/)
  expect(findText('Newest reviews').getAttribute('href')).toBe('/amara-okafor?goalId=7#reviews')
})

test.each<[boolean | null, Profile['trader'], string]>([
  [null, null, 'Trader or notThis agent has not declared to be a trader.'],
  [
    false,
    null,
    'Not a traderThis agent has declared not to be a trader. Consumer rights from EU law do not apply to this contract.',
  ],
  [
    true,
    {
      legal_name: 'Okafor Ltd',
      registration_number: 'RC 1',
      address: ['1 Marina', 'Lagos'],
      website: 'https://okafor.example/visas',
    },
    'This agent has declared to be a trader.Okafor LtdNo. RC 11 MarinaLagosokafor.example',
  ],
  [true, null, 'This agent has declared to be a trader.'],
])('what the law lets consumers know: trader %s', async (declared_trader, trader, words) => {
  await opened({ declared_trader, trader })
  expect(find('aside').textContent).toContain(words)
})

test('a licence names its regulator, class, number and end, and the register', async () => {
  await opened({
    licences: [
      {
        regulator: { code: 'CICC', name: 'College of Immigration Consultants' },
        licence_class: { id: 'rcic', name: 'RCIC', may: 'All applications' } as never,
        number: 'R123456',
        country: { id: 'CA', name: 'Canada' },
        valid_until: '2027-06-30',
        register_url: 'https://register.example/R123456',
      },
    ],
  })
  const facts = find('aside').textContent
  expect(facts).toContain('Licence, CanadaRegulatorCollege of Immigration ConsultantsClassRCIC')
  expect(facts).toContain('Licence numberR123456Valid until30 Jun 2027')
  expect(findText('See the register').getAttribute('rel')).toContain('nofollow')
})

const LIKE = 'POST /likes'
const button = () => find<HTMLButtonElement>('button[aria-pressed]:not([aria-label])')

test('a like counts at once, and then as the server counts', async () => {
  const network = await opened({}, signedIn())
  const { reply, release } = held(ok({ id: 'l1', count: 9 }, 201))
  network.answers(LIKE, reply)
  await click(button())
  expect(button().textContent).toContain('Liked Amara Okafor· 4')
  await click(button())
  release()
  await eventually(() => expect(button().textContent).toContain('· 9'))
  expect(network.calls(LIKE).map(({ body }) => body)).toEqual([{ name: 'consultant', id: AMARA }])
})

test('a like that is refused is taken back and told', async () => {
  const network = await opened({}, signedIn())
  network.answers(LIKE, refused(429, 'too_many', 'Please wait a minute.'))
  await click(button())
  await eventually(() => expect(toasts()).toEqual(['error: Please wait a minute.']))
  expect(button().textContent).toContain('Like Amara Okafor· 3')
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

test('a like can be taken away; the last one leaves no number', async () => {
  const network = await opened({ like_id: AMARA, likes: 1 }, signedIn())
  network.answers(`DELETE /likes/${AMARA}`, () => new Response(null, { status: 204 }))
  await click(button())
  await eventually(() => expect(network.calls(`DELETE /likes/${AMARA}`)).toHaveLength(1))
  expect(button().textContent).toBe('Like Amara Okafor')
})

test('a visitor is told to sign in, and nothing is counted', async () => {
  await opened()
  await click(button())
  expect(toasts()).toEqual(['error: You have to login to like agent.'])
  expect(currentAuth()?.mode).toBe('login')
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

test('nobody likes themselves', async () => {
  await opened({}, signedIn({ uuid: AMARA, role: 'consultant' }))
  expect(button().disabled).toBe(true)
})

test('a profile is shared by the device, else by its link', async () => {
  const share = vi.fn(async () => {})
  Object.assign(navigator, { share })
  await opened()
  await click(findText('Share'))
  await eventually(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls).toEqual([
    [{ title: 'Amara Okafor, visa agent', url: `${location.origin}/amara-okafor` }],
  ])
  Object.assign(navigator, { share: undefined })
})

test('who closes the device’s own list hears nothing; who cannot copy reads the address', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('no', 'AbortError')) })
  await opened()
  await click(findText('Share'))
  await eventually(() => expect(toasts()).toEqual([]))
  Object.assign(navigator, { share: undefined })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('no')) },
  })
  await click(findText('Share'))
  await eventually(() =>
    expect(toasts()).toEqual([`error: Please copy the address by hand: ${location.origin}/amara-okafor`]),
  )
})
