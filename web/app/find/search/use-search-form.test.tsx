import { act } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { find, renderAt, type } from '../../../test/render.tsx'
import { readSearch } from './search-address.ts'
import type { Search } from './search-path.ts'
import { type SearchForm, useSearchForm } from './use-search-form.ts'

beforeEach(() => void vi.useFakeTimers())

const options = {
  country: ['', 'CA', 'DE'],
  purpose: ['', 'study', 'work'],
  language: ['', 'en'],
  visa: ['', 'ca/study-permit'],
  sort: ['', 'price'],
} as const

/** The form as the page has it: its own is in an element that jsdom does not know. */
function Filters({ form, search }: { form: SearchForm; search: Search }) {
  return (
    <form key={form.version} ref={form.ref} onSubmit={form.onSubmit}>
      <input name="query" defaultValue={search.query} onInput={form.type} />
      {Object.entries(options).map(([name, values]) => (
        <select
          key={name}
          name={name}
          defaultValue={search[name as keyof typeof options]}
          onChange={form.change}
        >
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ))}
      <input
        name="max_price"
        defaultValue={search.max_price}
        onInput={form.type}
        {...(form.isPriceWrong && { 'aria-invalid': true })}
      />
    </form>
  )
}

/** The list of agents with its filters, and what its reader does. */
async function aList(at: string) {
  const went: string[] = []
  let go: NavigateFunction = () => {}
  function Page() {
    go = useNavigate()
    const how = useNavigationType()
    const { pathname, search: query, key } = useLocation()
    const line = `${how} ${pathname}${query} ${key}`
    if (went.at(-1) !== line) went.push(line)
    const params = new URLSearchParams(query)
    const search = readSearch(params)
    const goalId = params.get('goalId') ?? undefined
    const form = useSearchForm(search, goalId)
    return <Filters form={form} search={search} />
  }
  const { address } = await renderAt(at, <Page />)
  return {
    address,
    /** How it went on from where it began: `PUSH /p/agents?query=visa`. */
    went: () => went.slice(1).map((line) => line.split(' ').slice(0, 2).join(' ')),
    go: (to: number | string) => act(async () => go(to as string)),
  }
}

const input = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)
const select = (name: string) => find<HTMLSelectElement>(`select[name=${name}]`)
const choose = (name: string, value: string) =>
  act(async () => {
    select(name).value = value
    select(name).dispatchEvent(new Event('change', { bubbles: true }))
  })
const send = () => act(async () => find<HTMLFormElement>('form').requestSubmit())

test('what is typed goes into the address after a pause, in place of what stood there', async () => {
  const { went } = await aList('/p/agents')
  for (const typed of ['s', 'st', 'study']) {
    await type(input('query'), typed)
    await pass(349)
  }
  expect(went()).toEqual([])
  await pass(1)
  expect(went()).toEqual(['REPLACE /p/agents?query=study'])
})

test('what is chosen goes there at once, and Back takes it away again', async () => {
  const { went, go, address } = await aList('/p/agents')
  await choose('country', 'CA')
  expect(went()).toEqual(['PUSH /p/agents?country=CA'])
  await go(-1)
  expect(address()).toBe('/p/agents')
  expect(select('country').value).toBe('')
})

test('Enter does not wait, and the pause sends nothing after it', async () => {
  const { went } = await aList('/p/agents')
  await type(input('query'), 'study')
  await send()
  await pass(1000)
  expect(went()).toEqual(['PUSH /p/agents?query=study'])
})

test('what stands in the address already is not asked for again', async () => {
  const { went } = await aList('/p/agents?query=study')
  await send()
  await type(input('query'), 'study ')
  await pass(1000)
  expect(went()).toEqual([])
})

test('what is chosen takes along what was typed a moment before', async () => {
  const { went } = await aList('/p/agents')
  await type(input('query'), 'visa')
  await choose('sort', 'price')
  await pass(1000)
  expect(went()).toEqual(['PUSH /p/agents?query=visa&sort=price'])
})

test.each([
  ['country', 'DE', '/p/agents?country=DE&purpose=study'],
  ['purpose', 'work', '/p/agents?country=CA&purpose=work'],
])('another %s begins without the visa', async (name, value, then) => {
  const { address } = await aList('/p/agents?country=CA&purpose=study&visa=ca%2Fstudy-permit')
  await choose(name, value)
  expect(address()).toBe(then)
  expect(select('visa').value).toBe('')
})

test('another filter leaves the visa', async () => {
  const { address } = await aList('/p/agents?country=CA&visa=ca%2Fstudy-permit')
  await choose('language', 'en')
  expect(new URLSearchParams(address().split('?')[1]).get('visa')).toBe('ca/study-permit')
})

test('a price that is none is said to be wrong, and is not asked for', async () => {
  const { address } = await aList('/p/agents')
  await type(input('max_price'), 'a lot')
  await pass(350)
  expect(input('max_price').getAttribute('aria-invalid')).toBe('true')
  expect(address()).toBe('/p/agents')
  await type(input('max_price'), '$1,500')
  await pass(350)
  expect(input('max_price').getAttribute('aria-invalid')).toBe(null)
  expect(address()).toBe('/p/agents?max_price=1500')
})

test('the address has the word: what it says otherwise than asked is shown', async () => {
  const { go } = await aList('/p/agents?query=study&country=CA')
  await type(input('max_price'), 'a lot')
  await pass(350)
  const before = input('query')
  await go('/p/agents?query=work')
  expect(input('query').value).toBe('work')
  expect(select('country').value).toBe('')
  expect(input('max_price').getAttribute('aria-invalid')).toBe(null)
  expect(input('query')).not.toBe(before)
})

test('a field one is in stays while what it asked for comes', async () => {
  const { address } = await aList('/p/agents')
  const before = input('query')
  await type(before, 'study')
  await pass(350)
  expect(address()).toBe('/p/agents?query=study')
  expect(input('query')).toBe(before)
})

test('the goal one looks for stays', async () => {
  const { address } = await aList('/p/agents?goalId=7')
  await choose('country', 'CA')
  expect(address()).toBe('/p/agents?country=CA&goalId=7')
})

test('who has left meanwhile is not called back', async () => {
  const { address, go } = await aList('/p/agents')
  await type(input('query'), 'study')
  await go('/p/agents?country=CA')
  await pass(1000)
  expect(address()).toBe('/p/agents?country=CA')
})

test('what Back took away can be chosen again', async () => {
  const { address, go } = await aList('/p/agents')
  await choose('country', 'CA')
  await go(-1)
  await choose('country', 'CA')
  expect(address()).toBe('/p/agents?country=CA')
})
