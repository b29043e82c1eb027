import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { find, findText, renderAt } from '../../../test/render.tsx'
import { readSearch } from './search-address.ts'
import { SortSelect } from './sort-select.tsx'
import { SEARCH_FORM, useSearchForm } from './use-search-form.ts'

beforeEach(() => void vi.useFakeTimers())

/** The form of the filters, and over the results the order, which belongs to it. */
function List({ at }: { at: string }) {
  const search = readSearch(new URLSearchParams(at))
  const form = useSearchForm(search, undefined)
  return (
    <>
      <form id={SEARCH_FORM} ref={form.ref} onSubmit={form.onSubmit}>
        <input name="country" defaultValue={search.country} />
      </form>
      <SortSelect search={search} form={form} />
    </>
  )
}

const order = () => find<HTMLSelectElement>('select[name=sort]')

test('the order is by relevance until one says otherwise, and the page says how that is made', async () => {
  await renderAt('/p/agents', <List at="" />)
  expect([...order().options].map(({ text }) => text)).toEqual([
    'Most relevant',
    'Best rated',
    'Lowest price',
    'Fastest delivery',
    'Newest',
  ])
  expect(order().value).toBe('')
  expect(findText('How agents are ranked').getAttribute('href')).toMatch(/rank/)
})

test('another order keeps what narrows the list, and goes to the address at once', async () => {
  const { address } = await renderAt('/p/agents?country=CA', <List at="country=CA" />)
  await act(async () => {
    order().value = 'price'
    order().dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(address()).toBe('/p/agents?country=CA&sort=price')
})

test('an order that stands in the address is chosen', async () => {
  await renderAt('/p/agents?sort=newest', <List at="sort=newest" />)
  expect(order().value).toBe('newest')
})
