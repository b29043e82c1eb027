import type { FactLine } from '@sojourn/contract/desk/staff-facts'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { cells, choose, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aFact, VISA } from '../../../test/staff-facts.tsx'
import FactsPage from './facts-page.tsx'

const LIST = 'GET /staff/facts'
const REPORTS = 'GET /staff/fact-reports'
const TO_CHECK = 'GET /staff/facts/to-check'
const visa = { id: VISA, name: 'Study permit', country: 'Canada', countries: 1 }
const aLine = (changes: Partial<FactLine> = {}): FactLine => ({
  ...aFact('may_work', 'no'),
  visa,
  open_reports: 0,
  ...changes,
})

async function opened(search: string, items: object[]) {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ facts: 3 }))
  network.answers('GET /countries', listOf({ id: 'CA', name: 'Canada' }, { id: 'DE', name: 'Germany' }))
  network.answers(LIST, listOf(...items))
  network.answers(REPORTS, listOf(...items))
  network.answers(TO_CHECK, listOf(...items))
  const page = await openPage(FactsPage, `/p/staff/facts${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test('a line says which visa, what it says, how old that is, and who complained', async () => {
  await opened('', [
    aLine(),
    aLine({ age: 'old', open_reports: 1, visa: { ...visa, id: 'b', countries: 29 } }),
    aLine({ age: 'too_old', open_reports: 4, visa: { ...visa, id: 'c' } }),
  ])
  expect(cells().map(([about, fact]) => [about, fact])).toEqual([
    ['Study permitCanada', 'Work'],
    ['Study permit29 countries share it', 'Work'],
    ['Study permitCanada', 'Work'],
  ])
  expect(cells()[0]?.[3]).not.toMatch(/Over|report/)
  expect(cells()[1]?.[3]).toMatch(/Over 6 monthsOne report$/)
  expect(cells()[2]?.[3]).toMatch(/Over a year4 reports$/)
  expect(linkTo('Study permit')).toBe(`/p/staff/facts/of-visa?visa=${encodeURIComponent(VISA)}`)
})

test('what was read in a dated copy says so', async () => {
  await opened('', [aLine({ likely: true }), aLine({ visa: { ...visa, id: 'b' } })])
  expect(cells().map(([, , , checked]) => checked?.includes('From a dated copy'))).toEqual([true, false])
})

test('another country stands in the address, and begins at the first page', async () => {
  const { network, address } = await opened('?cursor=c2', [aLine()])
  await choose('Country', 'Germany')
  await eventually(() => expect(network.calls(LIST).at(-1)?.query.get('country')).toBe('DE'))
  expect(address()).toBe('/p/staff/facts?country=DE')
  expect(network.calls(LIST).at(-1)?.query.get('cursor')).toBeNull()
})

test.each([
  ['', 'No facts are known.'],
  ['?country=DE', 'We know no facts of this country’s visas.'],
  ['?tab=reported', 'Nobody reports anything as out of date.'],
])('an empty list at "%s" says so', async (search, words) => {
  await opened(search, [])
  expect(text()).toContain(words)
  await eventually(() => findText('Reported3'))
})

test('what people reported names the fact, or says that it is something else', async () => {
  const report = {
    id: 'r1',
    visa,
    message: 'It is CAD 160 now.',
    page: null,
    created_at: '2026-11-01T10:00:00.000Z',
  }
  await opened('?tab=reported', [
    { ...report, fact: 'fees' },
    { ...report, id: 'r2', fact: null },
  ])
  expect(cells().map((row) => row.slice(1, 3))).toEqual([
    ['Government fee', 'It is CAD 160 now.'],
    ['Something else', 'It is CAD 160 now.'],
  ])
})

test.each([
  ['?tab=reported', REPORTS],
  ['?country=CA', LIST],
])('what could not be had at %s is asked for again', async (search, call) => {
  const { network, go } = await opened('', [])
  network.answers(call, refused(503, 'unavailable', 'Wait'), listOf())
  await go(`/p/staff/facts${search}`)
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(text()).toMatch(/We know no facts|Nobody reports/))
})

test('what most people read stands first, with how often, and no other list is asked for', async () => {
  const { network } = await opened('?tab=to-check', [
    { ...aLine({ age: 'old' }), reads: 12_040 },
    { ...aLine({ likely: true, visa: { ...visa, id: 'b', name: 'Visitor visa' } }), reads: 3 },
  ])
  expect(cells().map((line) => [line[0], line[4]])).toEqual([
    ['Study permitCanada', '12,040'],
    ['Visitor visaCanada', '3'],
  ])
  expect(cells()[0]?.[3]).toContain('Over 6 months')
  expect(cells()[1]?.[3]).toContain('From a dated copy')
  expect(linkTo('Visitor visa')).toBe('/p/staff/facts/of-visa?visa=b')
  expect([network.calls(TO_CHECK).length, network.calls(LIST).length]).toEqual([1, 0])
})

test('where all was checked lately the most read list says so', async () => {
  await opened('?tab=to-check', [])
  expect(text()).toContain('Every fact was checked in the last six months.')
})
