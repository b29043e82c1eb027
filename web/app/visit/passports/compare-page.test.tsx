import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { expect, test } from 'vitest'
import { aGuideVisa, anAnswer } from '../../../test/guide.ts'
import { loadAt } from '../../../test/loading.ts'
import { falseNetwork, listOf, ok } from '../../../test/network.ts'
import { choose, field, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import ComparePage, { clientLoader } from './compare-page.tsx'

const place = (id: string, name: string) => ({ id, name, flag: `/flags/${id}.svg` })
const to = (id: string, name: string, changes: Partial<GuideAnswer> = {}) =>
  anAnswer({ asked: { ...anAnswer().asked, destination: place(id, name) }, ...changes })

const germany = to('DE', 'Germany')
const canada = to('CA', 'Canada')

function network(...answers: [GuideAnswer, ...GuideAnswer[]]) {
  const all = falseNetwork()
  all.answers('GET /countries', listOf(place('CA', 'Canada'), place('DE', 'Germany'), place('NG', 'Nigeria')))
  all.answers('GET /purposes', listOf({ id: 'study', name: 'Study' }))
  const [first, ...rest] = answers.map((answer) => ok(answer))
  if (first) all.answers('GET /guide', first, ...rest)
  return all
}

async function opened(search: string, ...answers: [GuideAnswer, ...GuideAnswer[]]) {
  const all = network(...answers)
  const at = `/p/guide/compare${search}`
  const loaded = await loadAt(clientLoader, at)
  const page = await openPage(ComparePage, at, { pattern: '/p/guide/compare', loaded })
  await eventually(() => find('h1'))
  return { ...page, all }
}

const BOTH = '?passport=NG&purpose=study&one=CA&other=DE'
const cellsOf = (row: string) =>
  [...(findText(row, 'th').parentElement?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)

test('each destination is asked for with the same passport and purpose', async () => {
  const { all } = await opened(BOTH, canada, germany)
  expect(all.calls('GET /guide').map(({ query }) => Object.fromEntries(query))).toEqual([
    { destination: 'CA', passport: 'NG', purpose: 'study' },
    { destination: 'DE', passport: 'NG', purpose: 'study' },
  ])
})

test('both stand side by side: the rule, the visas, who helps, and where to go on', async () => {
  const offers = {
    agents: { count: 2, more: false },
    price_from: { amount: 25_000, currency: 'USD' },
    price_to: { amount: 25_000, currency: 'USD' },
  }
  const nearly = [
    aGuideVisa({ missing: ['A job offer.'] }, { id: 'de/blue-card', name: 'Blue card', fee: null }),
  ]
  await opened(BOTH, to('CA', 'Canada', { fits: [aGuideVisa({ offers })] }), to('DE', 'Germany', { nearly }))
  expect(cellsOf('Entry rule')).toEqual([
    'You need a visaA visa is needed.',
    'You need a visaA visa is needed.',
  ])
  expect(cellsOf('Visas that fit')).toEqual([
    'Study permitTypical time4 to 14 weeksGovernment feeCA$150Agents2 agents from $250',
    'No visa fits your answers. Closest matches:Blue cardMissingA job offer.Typical time4 to 14 weeksAgentsNone yet',
  ])
  expect(linkTo('Blue card')).toBe('/p/visas/de/blue-card')
  expect(linkTo('See the guide for Germany')).toBe('/p/guide?destination=DE&passport=NG&purpose=study')
})

test('four visas are enough of each, and where none is described that is said', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => aGuideVisa({}, { id: `ca/${id}`, name: `Visa ${id}` }))
  await opened(BOTH, to('CA', 'Canada', { fits: many }), germany)
  expect(text()).toContain('Visa d')
  expect(text()).not.toContain('Visa e')
  expect(cellsOf('Visas that fit')[1]).toBe('None of the visas we describe.')
})

test('the same country twice is no comparison', async () => {
  await opened('?passport=NG&one=CA&other=CA', canada, canada)
  expect(find('[aria-label="Please check"]').textContent).toContain('Choose two different countries.')
  expect(document.querySelector('table')).toBeNull()
})

test('what cannot be meant is said once', async () => {
  const problems: GuideAnswer['problems'] = [{ field: 'passport', message: 'We know no passport “XX”.' }]
  await opened(BOTH, to('CA', 'Canada', { problems }), to('DE', 'Germany', { problems }))
  expect(document.querySelectorAll('[aria-label="Please check"] li')).toHaveLength(1)
})

test('one destination alone is not compared yet', async () => {
  const { all } = await opened('?one=CA', canada)
  expect(all.calls('GET /guide')).toHaveLength(1)
  expect(document.querySelector('table')).toBeNull()
  expect(field('First destination').value).toBe('CA')
})

test('what is chosen stands in the address', async () => {
  const { address } = await opened('?passport=ng', canada)
  expect(field('Passport').value).toBe('NG')
  await choose('Purpose', 'Study')
  await choose('First destination', 'Canada')
  await choose('Second destination', 'Germany')
  await click(findText('Compare'))
  await eventually(() => expect(address()).toBe('/p/guide/compare?passport=NG&purpose=study&one=CA&other=DE'))
})
