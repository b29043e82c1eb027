import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../../test/clock.ts'
import { theFacets } from '../../../test/found-agents.ts'
import { labelled } from '../../../test/labelled.ts'
import { find, renderAt } from '../../../test/render.tsx'
import { FilterForm } from './filter-form.tsx'
import { readSearch } from './search-address.ts'
import type { Search } from './search-path.ts'
import { useSearchForm } from './use-search-form.ts'

beforeEach(() => void vi.useFakeTimers())

const visas = [{ id: 'ca/study-permit', name: 'Study permit' }]

function Filters({ search, goalId }: { search: Search; goalId: string | undefined }) {
  const form = useSearchForm(search, goalId)
  return (
    <FilterForm
      form={form}
      facets={{ ...theFacets(), visas }}
      search={search}
      names={{ CA: 'Canada' }}
      goalId={goalId}
      found="2 agents"
    />
  )
}

const opened = (address = '', goalId?: string) =>
  renderAt(
    `/p/agents${address}`,
    <Filters search={readSearch(new URLSearchParams(address))} goalId={goalId} />,
  )
const select = (label: string) => labelled<HTMLSelectElement>(label)
const form = () => find<HTMLFormElement>('form')

const choose = (label: string, value: string) =>
  act(async () => {
    select(label).value = value
    select(label).dispatchEvent(new Event('change', { bubbles: true }))
  })

test.each([
  ['Visa', 'Any visa', ['Study permit']],
  ['Licence', 'Any licence status', ['Licensed by a regulator']],
  ['Delivery time', 'Any time', ['3 days', '1 week', '2 weeks', '1 month', '3 months']],
  ['Rating', 'Any rating', ['4.5 and up', '4 and up', '3.5 and up']],
  ['Next available', 'Any time', ['3 days', '1 week', '2 weeks', '1 month', '3 months']],
])('%s begins with “%s”, and offers what can be meant', async (label, any, choices) => {
  await opened()
  expect([...select(label).options].map(({ text }) => text)).toEqual([any, ...choices])
  expect(select(label).value).toBe('')
})

test.each([
  ['Visa', 'ca/study-permit', '?country=CA', 'country=CA&visa=ca%2Fstudy-permit'],
  ['Licence', '1', '', 'licensed=1'],
  ['Delivery time', '7', '', 'max_days=7'],
  ['Rating', '4.5', '', 'min_rating=4.5'],
  ['Next available', '31', '', 'free_within=31'],
])('%s of %s goes to the address', async (label, value, before, after) => {
  const { address } = await opened(before)
  await choose(label, value)
  await soon(() => expect(new URLSearchParams(address().split('?')[1]).toString()).toBe(after))
})

test('what an address asks for stands in the form', async () => {
  await opened(
    '?query=nurse&country=CA&language=en&max_price=1500&max_days=14&min_rating=4&free_within=3&licensed=1',
  )
  expect(find<HTMLInputElement>('[name=query]').value).toBe('nurse')
  expect(find<HTMLInputElement>('[name=max_price]').value).toBe('1500')
  expect(
    ['Delivery time', 'Rating', 'Next available', 'Licence'].map((label) => select(label).value),
  ).toEqual(['14', '4', '3', '1'])
  const ticked = [...form().querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')]
  expect(ticked.map(({ name, value }) => `${name}=${value}`)).toEqual(['country=CA', 'language=en'])
})

test('without script the form asks the same of the same page, with the goal', async () => {
  await opened('?country=CA', '7')
  expect(form().getAttribute('action')).toBe('/p/agents')
  expect(form().method).toBe('get')
  expect([...new FormData(form())].filter(([, value]) => value !== '')).toEqual([
    ['country', 'CA'],
    ['goalId', '7'],
  ])
})

test('without a goal none is sent along', async () => {
  await opened()
  expect(document.querySelector('[name=goalId]')).toBeNull()
})
