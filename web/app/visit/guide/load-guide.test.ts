import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { expect, test } from 'vitest'
import { aGuideVisa, anAnswer } from '../../../test/guide.ts'
import { makeApi } from '../../api/api.ts'
import { loadGuide } from './load-guide.ts'

const countries = [
  { id: 'CA', name: 'Canada' },
  { id: 'NG', name: 'Nigeria' },
]
const study = { id: 'study', name: 'Study', description: 'To learn.', questions: ['Can you pay the fees?'] }
const asked: string[] = []

const apiOf = (answer: GuideAnswer) =>
  makeApi(async (path) => {
    asked.push(path)
    const [address = ''] = path.split('?')
    const replies: Record<string, unknown> = {
      '/guide': answer,
      '/countries': { items: countries },
      '/purposes': { items: [study, { ...study, id: 'work', name: 'Work' }] },
    }
    return { status: 200, body: JSON.stringify({ data: replies[address] }) }
  })

const load = (answer: GuideAnswer, date?: string) =>
  loadGuide(apiOf(answer), { passport: 'NG', destination: 'CA', ...(date && { date }) })

test('the day of arrival is the page’s own: the server is not asked about it', async () => {
  asked.length = 0
  await load(anAnswer(), '2099-01-31')
  expect(asked.find((path) => path.startsWith('/guide'))).toBe('/guide?passport=NG&destination=CA')
})

test('a visa that fits says what it costs, how long it takes and who helps', async () => {
  const offers = {
    agents: { count: 3, more: true },
    price_from: { amount: 25_000, currency: 'USD' },
    price_to: { amount: 25_000, currency: 'USD' },
  }
  const { answer } = await load(
    anAnswer({ fits: [aGuideVisa({ offers }, { licence_limits: 'Not class L1.' })] }),
  )
  expect(answer.fits[0]).toMatchObject({
    anchor: 'study-permit',
    time: '4 to 14 weeks',
    fee: 'CA$150',
    offers: { agents: '3+ agents', price: '$250' },
    limits: 'Not class L1.',
    goal: '/p/client/goals/create-goal?country=CA&purpose=study&visa=ca%2Fstudy-permit&passport=NG',
  })
})

test('what is not known has no words, and where nobody helps nobody is named', async () => {
  const { answer } = await load(anAnswer({ nearly: [aGuideVisa({}, { processing_time: null, fee: null })] }))
  expect(answer.nearly[0]).toMatchObject({
    time: null,
    fee: null,
    offers: null,
  })
})

test('the purpose comes with what to ask oneself; one that is not chosen is none', async () => {
  expect((await load(anAnswer())).purpose).toEqual(study)
  const { asked: understood } = anAnswer()
  const { purpose, plan } = await load(anAnswer({ asked: { ...understood, purpose: null } }))
  expect(purpose).toBeNull()
  expect(plan).toBeNull()
})

test('a passport leads to all its countries, and to a comparison that knows the rest', async () => {
  const { answer } = await load(anAnswer())
  expect(answer.links.map(({ to }) => to)).toEqual([
    '/p/guide/passport/ng',
    '/p/guide/compare?passport=NG&purpose=study&one=CA',
  ])
})

test('without a passport there is nothing to look at next', async () => {
  const { asked: understood } = anAnswer()
  const { answer } = await load(anAnswer({ asked: { ...understood, passports: [] } }))
  expect(answer.links).toEqual([])
})

test('the form offers every country and purpose by name, and no more of them', async () => {
  const { countries: offered, purposes } = await load(anAnswer())
  expect(offered).toEqual(countries)
  expect(purposes).toEqual([
    { id: 'study', name: 'Study' },
    { id: 'work', name: 'Work' },
  ])
})
