import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { falseNetwork, listOf, refused } from '../../../test/network.ts'
import { cells, choose, field, fill, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aStaffOrder, ORDER_ID } from '../../../test/staff-orders.tsx'
import StaffOrdersPage from './staff-orders-page.tsx'

const LIST = 'GET /staff/orders'
const PERSON = '0190a0a0-0000-7000-8000-0000000000dd'

async function opened(search = '') {
  const network = falseNetwork()
  network.answers(LIST, listOf(aStaffOrder()))
  const page = await openPage(StaffOrdersPage, `/p/staff/orders${search}`)
  return { ...page, network, lastAsked: () => Object.fromEntries(network.calls(LIST).at(-1)?.query ?? []) }
}

test('a line tells reference, service, both sides, status, day and price', async () => {
  await opened()
  await eventually(() =>
    expect(cells()).toEqual([
      ['SO-7K3M9QXAStudy permit', 'Ngozi Traveller', 'Amara Okafor', 'In progress', '1 Jan 2026', '$500'],
    ]),
  )
  expect(linkTo('SO-7K3M9QXA')).toBe(`/p/staff/orders/${ORDER_ID}`)
  expect(text()).toContain('Opening an order is written into the audit log.')
})

test.each([
  ['', { limit: '10' }],
  ['?status=conflicted', { limit: '10', 'filter[status][0]': '-2' }],
  ['?status=awaiting_payment', { limit: '10', 'filter[status][0]': '0' }],
  ['?status=unknown&progress=unknown', { limit: '10' }],
  ['?progress=late', { limit: '10', 'filter[progress]': 'late' }],
  [`?person=${PERSON}&cursor=c2`, { limit: '10', cursor: 'c2', 'filter[person]': PERSON }],
  ['?query=%20SO-7K3M%20', { limit: '10', query: 'SO-7K3M' }],
])('what stands in the address "%s" is what is asked for', async (search, asked) => {
  const { lastAsked } = await opened(search)
  await eventually(() => expect(cells()).toHaveLength(1))
  expect(lastAsked()).toEqual(asked)
})

test('another status begins at the first page, and stands in the address', async () => {
  const { lastAsked, address } = await opened('?cursor=c2&progress=held')
  await eventually(() => expect(cells()).toHaveLength(1))
  expect(field<HTMLSelectElement>('Progress').selectedOptions[0]?.textContent).toBe('With money held')
  await choose('Status', 'Completed')
  await eventually(() => expect(lastAsked()['filter[status][0]']).toBe('2'))
  expect(address()).toBe('/p/staff/orders?progress=held&status=completed')
  await choose('Status', 'All')
  expect(address()).toBe('/p/staff/orders?progress=held')
})

test('words are looked for once staff have stopped typing', async () => {
  vi.useFakeTimers()
  const { network, lastAsked } = await opened()
  await soon(() => expect(cells()).toHaveLength(1))
  await fill('Search orders', 'ngo')
  await pass(200)
  await fill('Search orders', 'ngozi@example.com ')
  await pass(200)
  expect(network.calls(LIST)).toHaveLength(1)
  await pass(200)
  await soon(() => expect(network.calls(LIST)).toHaveLength(2))
  expect(lastAsked().query).toBe('ngozi@example.com')
})

test('who looks at the orders of one person can go on to those of everyone', async () => {
  const { address, lastAsked } = await opened(`?person=${PERSON}&status=paid`)
  await eventually(() => expect(cells()).toHaveLength(1))
  await click(findText('Show orders of everyone'))
  await eventually(() => expect(lastAsked()['filter[person]']).toBeUndefined())
  expect(address()).toBe('/p/staff/orders?status=paid')
})

test.each([
  ['?status=paid', 'No orders match these filters.'],
  ['?query=nobody', 'No result found for “nobody”'],
])('an empty list at %s says why', async (search, words) => {
  const network = falseNetwork()
  network.answers(LIST, listOf())
  await openPage(StaffOrdersPage, `/p/staff/orders${search}`)
  await eventually(() => expect(text()).toContain(words))
})

test('a list that could not be had is asked for again', async () => {
  const network = falseNetwork()
  network.answers(LIST, refused(500, 'internal', 'Oh no'), listOf(aStaffOrder()))
  await openPage(StaffOrdersPage, '/p/staff/orders')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
