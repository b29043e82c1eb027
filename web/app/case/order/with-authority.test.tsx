import { expect, test, vi } from 'vitest'
import { aConversation } from '../../../test/conversation.tsx'
import { falseNetwork, ok } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { anOngoingOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { draftKey, keepText, readText } from '../conversation/sending/kept-text.ts'
import WithAuthority from './with-authority.tsx'

const USUAL = {
  ...{ min_days: 30, max_days: 90, is_of_copy: false },
  ...{ source: 'https://www.visa.go.kr/f6', checked: '2025-03' },
}

interface Seen {
  today?: string
  side?: Side
  usual?: typeof USUAL | null
  wanted?: string
}

async function shown({ today = '2026-11-30', side = 'client', usual = USUAL, wanted = '2027-06-01' }: Seen) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00Z`) })
  const order = anOngoingOrder({ visa: { id: 'kr/f-6', name: 'F-6 marriage migrant visa' } })
  order.goal = { ...order.goal, expected_delivery_date: wanted }
  const network = falseNetwork()
  network.answers(`GET /orders/${UUID}/conversation`, ok(aConversation()))
  const filing = { filed_at: '2026-11-18T09:00:00.000Z', usual }
  const page = await openPage(
    () => <WithAuthority order={order} side={side} filing={filing} />,
    `/p/${side}/orders/${UUID}`,
  )
  await eventually(() => find('h2'))
  return { ...page, network }
}

const text = () => document.body.textContent
const links = () => [...document.querySelectorAll('a')].map((one) => one.textContent)

test('one reads since when it is filed, how long that visa usually takes, and where that is from', async () => {
  await shown({})
  expect(text()).toContain('Filed on 18 Nov 2026, 12 days ago. A decision on F-6 marriage migrant visa')
  expect(text()).toContain(
    'usually takes 1 to 3 months (visa.go.kr, checked March 2025): about 18 Dec 2026 to 16 Feb 2027.',
  )
  expect(find('a').getAttribute('href')).toBe(USUAL.source)
  expect(text()).not.toContain('goal’s date')
})

const EARLY = 'No news is normal until 18 Dec 2026.'
const NOW = 'An answer can come any day now.'
const LATE = 'This takes longer than usual. '

test.each<[string, string, Side, string, string[]]>([
  ['too early to worry', '2026-12-17', 'client', EARLY, []],
  ['too early to worry', '2026-12-17', 'agent', EARLY, []],
  ['any day now', '2026-12-18', 'client', NOW, []],
  ['any day now', '2027-02-16', 'agent', NOW, []],
  [
    'longer than usual',
    '2027-02-17',
    'client',
    `${LATE}Ask Amara Okafor to ask the authority.`,
    ['Write to your agent'],
  ],
  [
    'longer than usual',
    '2027-02-17',
    'agent',
    `${LATE}Ask the authority, and tell Ngozi Traveller what you hear.`,
    [],
  ],
])('%s, on %s, to the %s', async (_, today, side, sentence, acts) => {
  await shown({ today, side })
  expect(text()).toContain(sentence)
  for (const other of [EARLY, NOW, LATE]) if (!sentence.startsWith(other)) expect(text()).not.toContain(other)
  expect(links()).toEqual(['visa.go.kr', ...acts])
})

test('without a known time one reads only since when', async () => {
  await shown({ usual: null, today: '2026-11-18' })
  expect(find('section').textContent).toBe('Waiting for the authorityFiled on 18 Nov 2026, today. ')
})

test('a time that is one figure is about until a day, and a copy is called one', async () => {
  await shown({ usual: { ...USUAL, min_days: 42, max_days: 42, is_of_copy: true } })
  expect(text()).toContain(
    'usually takes about 6 weeks (visa.go.kr, a copy of March 2025): until about 30 Dec 2026.',
  )
})

test('a goal’s date that comes before the usual time ends is said', async () => {
  await shown({ wanted: '2027-01-10' })
  expect(text()).toContain('The goal’s date is 10 Jan 2027, before the usual time ends.')
})

test('the conversation opens with the question, and what was begun there stays', async () => {
  const key = draftKey(aConversation().uuid)
  const { address, go, network } = await shown({ today: '2027-03-01' })
  await eventually(() => expect(network.calls(`GET /orders/${UUID}/conversation`)).toHaveLength(1))
  await click(findText('Write to your agent'))
  expect(readText(key)).toContain('Could you please ask the authority')
  expect(address()).toBe(`/p/client/orders/${UUID}/conversation`)
  keepText(key, 'Dear Amara')
  await go(`/p/client/orders/${UUID}`)
  await click(findText('Write to your agent'))
  expect(readText(key)).toBe('Dear Amara')
})
