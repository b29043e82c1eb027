import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { expect, test } from 'vitest'
import { aFoundAgent } from '../../../test/found-agents.ts'
import { aGuideVisa, anAnswer } from '../../../test/guide.ts'
import { buttons, field, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { makeApi } from '../../api/api.ts'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { readGuideAddress } from './guide-address.ts'
import GuidePage from './guide-page.tsx'
import { loadGuide } from './load-guide.ts'

const names = {
  items: [
    { id: 'CA', name: 'Canada' },
    { id: 'NG', name: 'Nigeria' },
  ],
}
const study = { id: 'study', name: 'Study', description: 'To learn.', questions: ['Can you pay the fees?'] }

/** The page as the server loads it for this answer. */
async function opened(
  answer: GuideAnswer,
  search = 'passport=NG&destination=CA&purpose=study',
  account: AccountState = { kind: 'visitor' },
) {
  const replies: Record<string, unknown> = { guide: answer, countries: names, purposes: { items: [study] } }
  const api = makeApi(async (path) => {
    const name = path.slice(1).split('?')[0] ?? ''
    return { status: 200, body: JSON.stringify({ data: replies[name] }) }
  })
  const loaded = await loadGuide(api, readGuideAddress(new URLSearchParams(search)))
  const Page = (given: Parameters<typeof GuidePage>[0]) => (
    <AccountContext value={account}>
      <GuidePage {...given} />
    </AccountContext>
  )
  const page = await openPage(Page, `/p/guide?${search}`, { pattern: '/p/guide', loaded })
  await eventually(() => find('h1'))
  return page
}

const asked = anAnswer().asked
const OFFERS = {
  agents: { count: 1, more: false },
  price_from: { amount: 25_000, currency: 'USD' },
  price_to: { amount: 25_000, currency: 'USD' },
}
const LICENCE = {
  notice: 'Only licensed people may advise there.',
  regulators: [
    { code: 'CICC', name: 'College', url: 'https://college.example', number_form: null, classes: [] },
  ],
}
const ANSWERED = 'passport=NG&destination=CA&purpose=study'

test('the rule at the border stands first, with both countries', async () => {
  await opened(anAnswer())
  await eventually(() => find('.pass'))
  expect(find('#answer').textContent).toBe('You need a visa')
  expect(find('.pass').textContent).toContain('Nigeria→ Canada')
  expect(find('.pass').textContent).toContain('At the borderVisa needed')
  expect(find('.pass').textContent).not.toContain('Visit of up to')
})

test('who may visit without one reads for how many days', async () => {
  const entry = { ...anAnswer().entry, kind: 'visa_free', days: 90, notes: ['Counted over 180 days.'] }
  await opened(anAnswer({ entry: entry as GuideAnswer['entry'] }))
  await eventually(() => find('.pass'))
  expect(find('.pass').textContent).toContain('No visa neededVisit of up to90 days')
  expect(text()).toContain('Counted over 180 days.')
})

test('what cannot be meant is said above the answer', async () => {
  const message = 'We know no country called “Atlantis”.'
  await opened(anAnswer({ problems: [{ field: 'destination', message }] }))
  expect(find('[aria-label="Please check"]').textContent).toContain(message)
})

test('one visa that fits is open; of three each opens by a press, beside a table of all', async () => {
  const three = ['a', 'b', 'c'].map((id) => aGuideVisa({}, { id: `ca/${id}`, name: `Visa ${id}` }))
  await opened(anAnswer({ fits: [aGuideVisa()] }))
  expect(find('#fits').textContent).toBe('The visa that fits')
  expect((await eventually(() => find<HTMLDetailsElement>('article details'))).open).toBe(true)
  expect(document.querySelector('table')).toBeNull()
  document.body.replaceChildren()
  await opened(anAnswer({ fits: three }))
  expect(find('#fits').textContent).toBe('3 visas that fit')
  await eventually(() => find('article details'))
  expect([...document.querySelectorAll('article details')].some((one) => one.hasAttribute('open'))).toBe(
    false,
  )
  await eventually(() => find('tbody tr'))
  expect(linkTo('Visa b')).toBe('#visa-b')
  expect(find('tbody tr').textContent).toBe('Visa a4 to 14 weeksCA$150None yet')
})

test('a visa says why it fits, what is open, which papers it asks for, and where to go on', async () => {
  await opened(anAnswer({ fits: [aGuideVisa({ offers: OFFERS, open: ['Show enough money.'] })] }))
  expect(find('[aria-label="Why it fits"]').textContent).toBe(
    ' You have a place at a school. Show enough money.',
  )
  await eventually(() =>
    expect(find('article .papers').textContent).toBe('DocumentsPassportLetter of acceptance'),
  )
  expect(linkTo('1 agent from $250 for Study permit')).toBe('/p/agents?country=ca&visa=ca%2Fstudy-permit')
  expect(linkTo('Official page for Study permit')).toBe('https://www.canada.ca/study')
  expect(linkTo('Study permit')).toBe('/p/visas/ca/study-permit')
})

test('a visa that nearly fits says what is missing, one that is closed says why', async () => {
  await opened(
    anAnswer({
      nearly: [aGuideVisa({ missing: ['A job offer.'] }, { id: 'ca/work', name: 'Work permit' })],
      excluded: [{ id: 'ca/youth', name: 'Youth visa', why: 'Only until 35.' }],
    }),
  )
  expect(find('#nearly').textContent).toBe('Visas that nearly fit')
  expect(find('[aria-label="To complete"]').textContent).toBe('A job offer.')
  expect(text()).toContain('Not open to youYouth visa Only until 35.')
})

test('who needs no visa is not asked to prepare for one', async () => {
  const answer = { kind: 'no_visa' as const, title: 'No visa', text: 'Just go.' }
  await opened(anAnswer({ answer, nearly: [aGuideVisa()], licence: LICENCE }))
  expect(find('#nearly').textContent).toBe('Visas you do not need for this')
  expect(text()).not.toContain('Before you apply, ask yourself')
  expect(text()).not.toContain(LICENCE.notice)
  document.body.replaceChildren()
  await opened(anAnswer({ nearly: [aGuideVisa()], licence: LICENCE }))
  await eventually(() => expect(text()).toContain(LICENCE.notice))
})

test('who only asks for an authorisation before the journey is not asked to prepare for a visa either', async () => {
  const answer = { kind: 'before_travel' as const, title: 'Ask for an eTA', text: 'Online.' }
  const eta = aGuideVisa({}, { id: 'ca/eta', name: 'Electronic Travel Authorization' })
  await opened(anAnswer({ answer, fits: [eta], nearly: [aGuideVisa()] }))
  expect(find('#fits').textContent).toBe('Before you travel')
  expect(find('#nearly').textContent).toBe('Visas you do not need for this')
  expect(text()).not.toContain('Before you apply, ask yourself')
})

test.each<[string, Partial<GuideAnswer>, string, string]>([
  [
    'the one visa that fits and is offered',
    { fits: [aGuideVisa({ offers: OFFERS })] },
    'Study permit: verified agents',
    '/p/agents?country=ca&visa=ca%2Fstudy-permit',
  ],
  [
    'the purpose, where nobody offers the one that fits',
    { fits: [aGuideVisa()] },
    'Study in Canada: verified agents',
    '/p/agents?country=ca&purpose=study',
  ],
  [
    'the purpose, where several fit',
    { fits: [aGuideVisa({ offers: OFFERS }), aGuideVisa({}, { id: 'ca/other', name: 'Another' })] },
    'Study in Canada: verified agents',
    '/p/agents?country=ca&purpose=study',
  ],
])('agents are searched for by %s', async (_what, changes, words, address) => {
  await opened(anAnswer({ agents: [aFoundAgent()], ...changes }))
  await eventually(() => find('#guide-agents'))
  expect(text()).toContain(words)
  expect(linkTo('Find agents')).toBe(address)
})

test('who needs one reads what to ask oneself, where it is from, and that nothing is promised', async () => {
  await opened(anAnswer())
  expect(text()).toContain('Before you apply, ask yourselfCan you pay the fees?')
  expect(text()).toContain('by The source (CC BY), as of 1 Sep 2026')
  expect(text()).toContain('The authority decides; nothing here is a promise.')
  expect(linkTo('About Canada')).toBe('/p/countries/ca')
  expect(linkTo('All visas')).toBe('/p/visas/ca')
  expect(findText('IRCC ').getAttribute('rel')).toBe('noopener')
})

test('a question is answered by a press, and what was answered before goes with it', async () => {
  const { address } = await opened(
    anAnswer({
      questions: [
        { name: 'job_offer', text: 'Do you have a job offer?', choices: [{ value: 'yes', label: 'Yes' }] },
      ],
    }),
    'passport=NG&destination=CA&purpose=study&age=18-30&date=2099-01-31',
  )
  expect(text()).toContain('To be more exact')
  expect(text()).toContain('Age: 18 to 30')
  await click(findText('Yes'))
  await eventually(() => expect(address()).toContain('job_offer=yes'))
  expect(address()).toBe(
    '/p/guide?passport=NG&destination=CA&purpose=study&age=18-30&job_offer=yes&date=2099-01-31',
  )
})

test.each([
  ['under-18', 'Age: under 18'],
  ['31-35', 'Age: 31 to 35'],
  ['50-plus', 'Age: 50 or older'],
])('an age of %s reads "%s", and can be taken back', async (age, words) => {
  const { address } = await opened(anAnswer(), `passport=NG&destination=CA&purpose=study&age=${age}`)
  expect(text()).toContain(words)
  expect(text()).toContain('Your answers')
  expect(linkTo('Change the answer: Age')).toBe('/p/guide?passport=NG&destination=CA&purpose=study')
  await click(findText('Change the answer: Age'))
  await eventually(() => expect(address()).toBe('/p/guide?passport=NG&destination=CA&purpose=study'))
})

test('a length of one’s own from an address is kept among the choices', async () => {
  await opened(anAnswer({ asked: { ...asked, stay: 45 } }), `${ANSWERED}&stay=45&step=stay`)
  expect(find<HTMLInputElement>('input[type=radio]:checked').value).toBe('45')
  expect(text()).toContain('45 days')
})

test('a second passport is seen at once where there is one', async () => {
  await opened(anAnswer(), `${ANSWERED}&step=passport`)
  expect(find<HTMLDetailsElement>('form details').open).toBe(false)
  document.body.replaceChildren()
  await opened(
    anAnswer({ asked: { ...asked, passports: [...asked.passports, { id: 'CA', name: 'Canada' }] } }),
    `${ANSWERED}&passport2=CA&step=passport`,
  )
  expect(find<HTMLDetailsElement>('form details').open).toBe(true)
  expect(field('Second passport').value).toBe('CA')
})

test('of several questions one is asked, and how many follow', async () => {
  const choices = [{ value: 'yes', label: 'Yes' }]
  await opened(
    anAnswer({
      questions: [
        { name: 'job_offer', text: 'Do you have a job offer?', choices },
        { name: 'age', text: 'How old are you?', choices },
      ],
    }),
  )
  expect(text()).toContain('Do you have a job offer?')
  expect(text()).not.toContain('How old are you?')
  expect(text()).toContain('1 more question after this one.')
})

test('the plan says what each visa costs in all, and how much an agent takes', async () => {
  const fees = {
    value: [
      { what: 'Application', amount: 15_000, currency: 'CAD', for: 'main' as const },
      { what: 'Biometrics', amount: 8500, currency: 'CAD', for: 'each' as const },
    ],
    ...{ source: 'https://www.canada.ca', checked: '2026-11-01', age: 'current' as const },
  }
  const price_to = { amount: 90_000, currency: 'USD' }
  await opened(anAnswer({ fits: [aGuideVisa({ offers: { ...OFFERS, price_to } }, { facts: { fees } })] }))
  const plan = find('[aria-label="Plan for Study permit"]').textContent
  expect(plan).toContain('Government feesCA$235')
  expect(plan).toContain('An agent, if you want one$250 to $900')
  expect(plan).toContain('In all, without an agentCA$235')
  expect(plan).toContain('Letter of acceptance')
  expect(buttons()).toContain('Print the plan')
})

test('a stranger joins on the way to a goal, which keeps all they said', async () => {
  const answer = anAnswer({ fits: [aGuideVisa()] })
  const goal = '/p/client/goals/create-goal?country=CA&purpose=study&visa=ca%2Fstudy-permit&passport=NG'
  await opened(answer)
  const joining = new URL(linkTo('Make it a goal with Study permit') ?? '', 'https://sojourn.example')
  expect([joining.pathname, joining.searchParams.get('return_to')]).toEqual(['/p/auth/sign-up', goal])
  expect(linkTo('Make it a goal')).toMatch(/^\/p\/auth\/sign-up\?return_to=/)
})

test('a client goes straight to the goal', async () => {
  const answer = anAnswer({ fits: [aGuideVisa()] })
  await opened(answer, undefined, { kind: 'present' } as AccountState)
  expect(linkTo('Make it a goal with Study permit')).toMatch(/^\/p\/client\/goals\/create-goal\?/)
})

test('a right names its treaty, and says where nobody has read the text', async () => {
  const right = { text: 'You may live there.', source: 'Nordic co-operation', url: 'https://www.norden.org' }
  const rights = [
    { ...right, reference: 'Nordic passport agreements of 1954 and 1957', is_read: false },
    {
      ...right,
      text: 'You may work there.',
      reference: 'Directive 2004/38/EC, Articles 6 and 7',
      is_read: true,
    },
  ]
  await opened(anAnswer({ entry: { ...anAnswer().entry, rights } as GuideAnswer['entry'] }))
  const said = [...find('[aria-label="Your rights there"]').children].map(({ textContent }) => textContent)
  expect(said).toEqual([
    'You may live there. Nordic co-operation: Nordic passport agreements of 1954 and 1957. We have not read the text itself: check with the authority.',
    'You may work there. Nordic co-operation: Directive 2004/38/EC, Articles 6 and 7.',
  ])
})

test('a visa shows its share of approvals with how it is counted, and no share where there is none', async () => {
  const approvals = { approved: 37, decisions: 41, months: 24 }
  await opened(anAnswer({ fits: [aGuideVisa({ approvals })] }))
  await eventually(() =>
    expect(text()).toContain('37 of 41 decisions recorded here in the last 24 months were approvals.'),
  )
  expect(text()).toContain('It says nothing about how your application will be decided.')
})

test('a visa without a share says nothing of decisions', async () => {
  await opened(anAnswer({ fits: [aGuideVisa()] }))
  expect(text()).not.toContain('decisions recorded here')
})
