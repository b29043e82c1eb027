import type { Offer, OfferStart } from '@sojourn/contract/work/offers'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok } from '../../../test/network.ts'
import { anExtra } from '../../../test/offers.ts'
import { openPage } from '../../../test/open-page.tsx'
import { aParty, UUID } from '../../../test/paid-order.ts'
import { eventually, find } from '../../../test/render.tsx'
import { ME, openSignedIn } from '../../../test/signed-in.tsx'
import type { Side } from '../../words/order-words.ts'
import { OfferCardOf } from './offer-card.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferPage } from './offer-page.tsx'
import { readOffer } from './offer-values.ts'

const NAMES = ['Kwame Asante', 'Ama Asante', 'Kofi Asante']
const family = { count: 3, names: NAMES, applying: 3 }

const anOffer = (changes: Partial<Offer> = {}) =>
  anExtra({
    extra: false,
    client: { ...aParty('Kwame Asante'), uuid: ME },
    may: ['accept', 'ask_for_change', 'decline'],
    ...changes,
  })

test.each<[string, Side, Offer['people'], string]>([
  ['a client', 'client', family, 'For 3 people: Kwame Asante, Ama Asante, Kofi Asante'],
  ['an agent', 'agent', { ...family, applying: null }, 'For 3 people: Kwame Asante, Ama Asante, Kofi Asante'],
  ['an agent who knows no names', 'agent', { count: 2, names: [], applying: null }, 'For 2 people'],
  ['a client alone', 'client', { count: 1, names: [], applying: 1 }, 'For 1 person'],
])('%s reads on the card for how many people the price is', async (_, side, people, words) => {
  await openPage(() => <OfferCardOf offer={anOffer({ people })} side={side} />, '/')
  const lines = () => [...document.querySelectorAll('article p')].map(({ textContent }) => textContent)
  await eventually(() => expect(lines()).toContain(words))
})

test.each([
  ['says nothing', null],
  ['is told by a server of the release before', undefined as never],
])('an offer that %s of people is read as before', async (_, people) => {
  await shown(anOffer({ people }))
  expect(document.body.textContent).not.toMatch(/For \d/)
  expect(buttons()).toContain('Accept and pay')
})

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

async function shown(offer: Offer) {
  await openSignedIn(() => <OfferPage uuid={offer.uuid} side="client" />, '/', {
    tell: (network) => network.answers(`GET /offers/${offer.uuid}`, ok(offer)),
  })
  await eventually(() => find('h1'))
}

test('where more apply by now a change is asked for, and nothing can be accepted', async () => {
  await shown(anOffer({ people: { count: 2, names: [], applying: 3 } }))
  expect(document.body.textContent).toContain(
    '3 people apply for your goal now. The price is for fewer. Please ask for a change before you accept.',
  )
  expect(document.body.textContent).not.toContain('You can accept this offer')
  expect(buttons()).toContain('Ask for a change')
  expect(buttons()).not.toContain('Accept and pay')
})

test('where fewer apply it says that the price stays, and can be accepted', async () => {
  await shown(anOffer({ people: { count: 3, names: [], applying: 1 } }))
  expect(document.body.textContent).toContain(
    '1 person applies for your goal now. The price stays the same unless you ask for a change.',
  )
  expect(buttons()).toContain('Accept and pay')
})

const START: OfferStart = {
  client: aParty('Kwame Asante'),
  conversation: UUID,
  order: null,
  country: null,
  visa: null,
  missing: [],
  open: 0,
  limit: null,
  commission_percent: 12,
  people: null,
}

async function opened(start: Partial<OfferStart>, before?: Offer) {
  const network = falseNetwork()
  network.answers('GET /countries', listOf())
  network.answers('GET /countries/CA', ok({ visas: [] }))
  await openPage(() => <OfferForm start={{ ...START, ...start }} before={before} />, '/')
}

const sent = () => readOffer(new FormData(find('form'))).people

test.each<[string, Partial<OfferStart>, Offer | undefined, number, string]>([
  [
    'of an order',
    { people: NAMES },
    undefined,
    3,
    'Their order is for Kwame Asante, Ama Asante, Kofi Asante.',
  ],
  ['of a question', {}, undefined, 1, 'Your client is one of them. Ask them who else applies.'],
  ['of a version before', {}, anOffer({ people: family }), 3, 'Your client is one of them.'],
])('the form %s begins with the people it knows of', async (_, start, before, count, help) => {
  await opened(start, before)
  await eventually(() => expect(sent()).toBe(count))
  expect(document.body.textContent).toContain(help)
})

test('beside a server of the release before the form asks and sends nothing of people', async () => {
  await opened({ people: undefined as never })
  await eventually(() => find('input[name=holds]'))
  expect(sent()).toBeUndefined()
})
