import { expect, test } from 'vitest'
import { aFoundAgent, aHirable, aNewAgent } from '../../../test/found-agents.ts'
import { find, renderAt } from '../../../test/render.tsx'
import { AgentCard } from './agent-card.tsx'
import RatingSummary from './rating-summary.tsx'
import { ServiceCard, type ShownService } from './service-card.tsx'
import ServiceTerms from './service-terms.tsx'
import ServiceWork from './service-work.tsx'

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map(({ firstChild, lastChild }) => [
      firstChild?.textContent,
      lastChild?.textContent,
    ]),
  )

const agent = (changes: Parameters<typeof aFoundAgent>[0] = {}) =>
  renderAt('/', <AgentCard agent={aFoundAgent(changes)} />)

test('a card leads to the profile, and says what one weighs', async () => {
  await agent()
  expect(find('h3 a').getAttribute('href')).toBe('/amara-okafor')
  expect(facts()).toEqual({
    For: 'Canada',
    Speaks: 'English',
    Answers: 'within 3 hours',
    'Next free': '10 Mar',
  })
  expect(document.body.textContent).toContain('From $500')
  expect(document.body.textContent).toContain('31 completed')
})

test('of a new agent nothing is invented', async () => {
  await renderAt('/', <AgentCard agent={aNewAgent()} />)
  const text = document.body.textContent ?? ''
  expect(facts()).toEqual({ For: 'Canada', Speaks: 'English' })
  expect(text).not.toContain('From')
  expect(text).not.toContain('completed')
  expect(text).not.toContain('Licensed')
})

test('an agent who names no language is shown without an empty line for it', async () => {
  await renderAt('/', <AgentCard agent={{ ...aNewAgent(), languages: [] }} />)
  expect(facts()).toEqual({ For: 'Canada' })
})

test('many kinds and countries are counted, each language is named', async () => {
  await agent({
    categories: ['Study', 'Work', 'Family', 'Visit'].map((name) => ({ name })),
    countries: ['CA', 'DE', 'FR', 'NG', 'US'].map((id) => ({ id, name: id })),
    languages: [
      ['en', 'English'],
      ['yo', 'Yoruba'],
      ['fr', 'French'],
    ],
  })
  const kinds = [...document.querySelectorAll('[aria-label="Helps with"] li')].map(
    ({ textContent }) => textContent,
  )
  expect(kinds).toEqual(['Study', 'Work', '+2'])
  expect(facts()).toMatchObject({ For: 'CADEFR+2', Speaks: 'English, Yoruba, French' })
})

test('two kinds and three countries are all shown', async () => {
  await agent({
    categories: [{ name: 'Study' }, { name: 'Work' }],
    countries: ['CA', 'DE', 'FR'].map((id) => ({ id, name: id })),
  })
  expect(document.body.textContent).not.toContain('+')
})

function service(changes: Partial<ShownService> = {}) {
  const shown = { ...aHirable(), ...changes }
  return renderAt(
    '/',
    <ServiceCard
      price={shown.price}
      work={<ServiceWork {...shown} />}
      terms={<ServiceTerms {...shown} />}
      action={<button type="button">Hire</button>}
    />,
  )
}

test('a service tells price, time, meeting and what comes back', async () => {
  await service()
  const terms = [...document.querySelectorAll('ul li')].map(({ textContent }) => textContent)
  expect(document.body.textContent).toContain('$500')
  expect(terms).toHaveLength(3)
  expect(terms[0]).toBe('14 Days Delivery Time')
  expect(terms[1]).toContain('30')
})

test('without a meeting, a time or a price it says nothing of them', async () => {
  await service({ meeting_length: null, delivery_time: null, price: null })
  expect(document.querySelectorAll('ul li')).toHaveLength(1)
  expect(document.body.textContent).toContain('$ …')
})

test('papers that everybody needs are counted, and those one sends if one has them are marked', async () => {
  await service({
    requirements: [
      { name: 'Passport', mandatory: true },
      { name: 'Earlier visas', mandatory: false },
    ],
  })
  expect(find('summary').textContent).toContain('1 document needed')
  const papers = [...document.querySelectorAll('details li')].map(({ textContent }) => textContent)
  expect(papers).toEqual(['Passport', 'Earlier visas if you have it'])
})

test.each([
  [15_000, '+ $150 per further person'],
  [0, 'Everyone who applies is included'],
])('what further people cost stands below the price: %i', async (amount, words) => {
  await service({ further_person: { amount, currency: 'USD' } })
  expect(document.body.textContent).toContain(`$500${words}`)
})

test('a service that says nothing of further people is told as before; papers of each person are marked', async () => {
  await service({
    requirements: [
      { name: 'Passport', mandatory: true, each: true },
      { name: 'Letter', mandatory: true },
    ],
  })
  expect(document.body.textContent).not.toMatch(/further person|Everyone/)
  const papers = [...document.querySelectorAll('details li')].map(({ textContent }) => textContent)
  expect(papers).toEqual(['Passport each person', 'Letter'])
})

test('a rating says how it came about', async () => {
  const stars = [5, 4, 3, 2, 1].map((star) => ({ star, count: star }))
  await renderAt('/', <RatingSummary rating={4} count={15} stars={stars} />)
  expect(find('b').textContent).toBe('4.0')
  expect(facts()).toEqual({ '5 stars': '5', '4 stars': '4', '3 stars': '3', '2 stars': '2', '1 star': '1' })
  expect([...document.querySelectorAll('meter')].map((one) => one.getAttribute('max'))).toEqual(
    Array(5).fill('15'),
  )
})

test('a card says how many of the decisions were approvals', async () => {
  await agent({ approvals: { approved: 9, decisions: 11, months: 24 } })
  expect(facts()).toMatchObject({ Approvals: '9 of 11 decisions' })
})
