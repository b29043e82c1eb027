import { MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { aMovement, ORDER_ID, openWallet } from '../../../test/earnings.ts'
import { labelled, rowsOf } from '../../../test/labelled.ts'
import { listOf, ok, refused } from '../../../test/network.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'

const LIST = 'GET /wallets/movements'
const part = () => find('section:has(search)')
const rows = () => rowsOf(part())
const kinds = () => labelled<HTMLSelectElement>('Kind')

const choose = (value: string) =>
  act(async () => {
    kinds().value = value
    kinds().dispatchEvent(new Event('change', { bubbles: true }))
  })

const first = { items: [aMovement()], next_cursor: null }

test('the first page came with the wallet and is not asked for again', async () => {
  const { network } = await openWallet({ movements: first })
  expect(rows()).toEqual([
    ['EarnedStudy permit · SO-7K3M9QXA', expect.stringContaining('3 Feb 2026'), '$400.00', '$425.00'],
  ])
  expect(part().querySelector('td a, th a')?.getAttribute('href')).toContain(ORDER_ID)
  expect(network.calls(LIST)).toHaveLength(0)
})

test('a payout is one line with its sign, its number, its state and the balance after it', async () => {
  const withdrawn = aMovement({
    kind: 'withdrawn',
    order: null,
    payout: 'PO-7K3M9QXA',
    payout_state: { slug: 'processed', is_returned: false },
    amount: { amount: -42_500, currency: 'USD' },
    balance: { amount: 0, currency: 'USD' },
  })
  await openWallet({ movements: { items: [withdrawn], next_cursor: null } })
  expect(rows()[0]?.[0]).toBe('WithdrawalPO-7K3M9QXAPaid')
  expect(rows()[0]?.[3]).toBe('$0.00')
  expect(rows()[0]?.[2]).toMatch(/^[-−–]\s?\$425\.00$/)
})

test('what only changes its place is said in words', async () => {
  await openWallet({ movements: { items: [aMovement({ kind: 'cleared' })], next_cursor: null } })
  expect(rows()[0]?.[0]).toContain('$400.00 can be withdrawn now')
  expect(rows()[0]?.slice(2)).toEqual(['–', '$425.00'])
})

test('among movements of one kind there is no balance to follow', async () => {
  const { network } = await openWallet({ movements: first })
  network.answers(LIST, listOf(aMovement({ id: 'm3', kind: 'fee', balance: null })))
  await choose('fee')
  await eventually(() => expect(rows()[0]).toHaveLength(3))
})

test('one movement in two currencies is two lines', async () => {
  const items = [aMovement(), aMovement({ amount: { amount: 5_001, currency: 'JPY' } })]
  await openWallet({ movements: { items, next_cursor: null } })
  expect(rows().map((row) => row[2])).toEqual(['$400.00', '¥5,001'])
})

test('the next ones come under these', async () => {
  const { network } = await openWallet({ movements: { items: [aMovement()], next_cursor: 'c2' } })
  network.answers(LIST, listOf(aMovement({ id: 'm2', kind: 'cleared' })))
  await click(findText('Load more'))
  await eventually(() =>
    expect(rows().map((row) => row[0])).toEqual([
      'EarnedStudy permit · SO-7K3M9QXA',
      'AvailableStudy permit · SO-7K3M9QXA$400.00 can be withdrawn now',
    ]),
  )
  expect(network.calls(LIST)[0]?.query.get('cursor')).toBe('c2')
  expect(document.body.textContent).not.toContain('Load more')
})

test('a kind is asked for by its name and stands in the address', async () => {
  const { network, address } = await openWallet({ movements: first })
  network.answers(LIST, listOf(aMovement({ id: 'm3', kind: 'fee' })))
  expect([...kinds().options].map(({ text }) => text)).toEqual(['All movements', ...Object.values(MOVEMENTS)])
  await choose('fee')
  await eventually(() => expect(rows()[0]?.[0]).toContain('Chargeback fee'))
  expect(network.calls(LIST)[0]?.query.get('filter[kind]')).toBe('fee')
  expect(address()).toBe('/p/agent/wallet?kind=fee')
  await choose('')
  await eventually(() => expect(rows()[0]?.[0]).toContain('Earned'))
})

test('words are looked for once nobody types any more', async () => {
  const { network, address } = await openWallet({ movements: first })
  vi.useFakeTimers()
  network.answers(LIST, listOf())
  const search = labelled('Search by order or withdrawal')
  await type(search, 'SO-7')
  await type(search, ' SO-7K ')
  expect(network.calls(LIST)).toHaveLength(0)
  await pass(400)
  await soon(() => expect(network.calls(LIST).map(({ query }) => query.get('query'))).toEqual(['SO-7K']))
  await soon(() => expect(part().textContent).toContain('No result found for “SO-7K”'))
  expect(address()).toBe('/p/agent/wallet?query=SO-7K')
})

test('an address with words and a kind is opened as it is; an unknown kind counts for none', async () => {
  const { network } = await openWallet({ movements: first }, '/p/agent/wallet?query=SO&kind=refunded')
  await eventually(() => expect(network.calls(LIST)).toHaveLength(1))
  expect([network.calls(LIST)[0]?.query.get('query'), kinds().value]).toEqual(['SO', 'refunded'])
  expect(labelled('Search by order or withdrawal').value).toBe('SO')
})

test('an unknown kind in the address counts for none', async () => {
  const { network } = await openWallet({ movements: first }, '/p/agent/wallet?kind=stolen')
  expect(rows()).toHaveLength(1)
  expect(network.calls(LIST)).toHaveLength(0)
})

test('a kind nothing is of is named', async () => {
  await openWallet({ movements: first }, '/p/agent/wallet?kind=charge_won')
  await eventually(() => expect(part().textContent).toContain('No result found for “Chargeback won”'))
})

test('movements that could not be had are asked for again', async () => {
  const { network } = await openWallet({ movements: first })
  network.answers(
    LIST,
    refused(503, 'unavailable', 'Please try again.'),
    ok({ items: [aMovement()], pagination: { next_cursor: null } }),
  )
  await choose('earned')
  await eventually(() => expect(find('[role=alert]', part()).textContent).toContain('Something Went Wrong'))
  await click(findText('Retry'))
  await eventually(() => expect(rows()).toHaveLength(1))
})
