import type { Found } from '@sojourn/contract/desk/find'
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ok, type Reply, refused } from '../../../test/network.ts'
import { anAgent, openOwnPage } from '../../../test/own-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, press, type } from '../../../test/render.tsx'
import { PaletteTool } from './palette-tool.tsx'

/** It is shown by scrolling, which jsdom does not do. */
const scrollIntoView = vi.fn()
beforeAll(() => {
  Object.assign(HTMLElement.prototype, { scrollIntoView })
})

const ORDER: Found = {
  ...{ kind: 'order', title: 'Study permit', note: 'SO-7K3M9QXA · Kwame Mensah' },
  path: `/p/agent/orders/${UUID}`,
}
const TODO = {
  ...{ kind: 'late', order: { uuid: UUID, title: 'Study permit' }, with: 'Kwame Mensah' },
  ...{ at: '2026-05-18T16:00:00.000Z', count: 1 },
}

async function opened(found: Reply = ok([ORDER])) {
  const account = anAgent()
  const page = await openOwnPage(() => <PaletteTool account={account} />, '/p/agent/start', {
    account,
    tell(network) {
      network.answers('GET /today', ok({ todo: [TODO], total: 1, coming: [], agent: null }))
      network.answers('GET /find', found)
    },
  })
  await eventually(() => find('button[aria-label="Search everything"]'))
  const keys = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })
  await act(async () => document.body.dispatchEvent(keys))
  await eventually(() => find('[role=combobox]'))
  return page
}

const field = () => find('[role=combobox]') as HTMLInputElement
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const marked = () => document.querySelector('[role=option][aria-selected=true]')

test('opened by keys, it begins with what waits, then acts and pages', async () => {
  await opened()
  await eventually(() => expect(options()[0]).toBe('Finish the workStudy permit · Kwame Mensah'))
  expect(options()).toContain('Withdraw earnings')
  expect(options()).toContain('Wallet')
  expect(field().getAttribute('aria-activedescendant')).toBe(marked()?.id)
})

test('a few letters find a page at once and an order by the server, and Enter opens the marked one', async () => {
  const { address } = await opened()
  await type(field(), 'study')
  await eventually(() => expect(options()).toContain('Study permitSO-7K3M9QXA · Kwame Mensah'))
  await press(field(), 'ArrowUp')
  expect(marked()?.textContent).toBe('Study permitSO-7K3M9QXA · Kwame Mensah')
  expect(scrollIntoView).toHaveBeenCalled()
  await press(field(), 'Enter')
  expect(address()).toBe(ORDER.path)
})

test('another word of an act finds it too', async () => {
  await opened(ok([]))
  await type(field(), 'payout')
  await eventually(() => expect(options()).toEqual(['Withdraw earnings']))
})

test('what nobody has is said with a way on', async () => {
  await opened(ok([]))
  await type(field(), 'qqq')
  await eventually(() => findText('Nothing found for “qqq”. Try another word or an order number.', 'p'))
})

test('a failed search says so and leaves the pages', async () => {
  await opened(refused(503, 'unavailable', 'Please try again.'))
  await type(field(), 'wallet')
  await eventually(() => findText('The search failed. Only pages are shown. Please type again.', 'p'))
  expect(options()).toEqual(['Wallet'])
})

test('one press on an entry leads there', async () => {
  const { address } = await opened()
  await eventually(() => findText('Wallet'))
  await click(findText('Wallet'))
  expect(address()).toBe('/p/agent/wallet')
})
