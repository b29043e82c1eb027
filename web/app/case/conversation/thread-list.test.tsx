import type { Thread } from '@sojourn/contract/talk/conversations'
import { expect, test } from 'vitest'
import { aParticipant, aThread } from '../../../test/conversation.tsx'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { AT, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { ThreadList } from './thread-list.tsx'

const LIST = 'GET /conversations'

async function shown(threads: Thread[], side: Side = 'client', open?: string) {
  const network = falseNetwork()
  network.answers(LIST, listOf(...threads))
  await openPage(() => <ThreadList side={side} {...(open && { open })} />, '/')
  await eventually(() => expect(network.calls(LIST)).toHaveLength(1))
  return network
}

const said = (message: string, is_own: boolean): Thread['last_message'] => ({
  ...{ message, is_own, created_at: { date: AT } },
})
const rows = () => [...document.querySelectorAll('li')].map((one) => one.textContent)

test.each<[Side, string]>([
  ['client', 'No messages yet. Ask an agent on their profile, or write to your agent once an order is paid.'],
  ['agent', 'No messages yet. Clients can ask you before they hire, and write to you once an order is paid.'],
])('without a conversation the %s reads when there is one', async (side, words) => {
  await shown([], side)
  await eventually(() => expect(find('p').textContent).toBe(words))
  const links = [...document.querySelectorAll('a')].map(({ textContent, pathname }) => [
    textContent,
    pathname,
  ])
  expect(links).toEqual(side === 'client' ? [['Find agents', '/p/agents']] : [])
})

test('each conversation shows with whom, of which order, what was said last and how much is unread', async () => {
  await shown([
    aThread({ last_message: said('Your passport, please', false), unread_count: 3 }),
    aThread({ uuid: 'two', last_message: said('Thank you', true) }),
    aThread({ uuid: 'three' }),
  ])
  await eventually(() => find('li'))
  expect(rows()[0]).toMatch(/Amara Okafor.*SO-7K3M9QXAYour passport, please3 unread messages$/)
  expect(rows()[1]).toContain('You: Thank you')
  expect(rows()[2]).toContain('No messages yet')
})

test('the title is cut at its own end, whichever way the page runs, and the number of the order stays whole', async () => {
  await shown([aThread()])
  const row = await eventually(() => find('li a'))
  const cut = [...row.querySelectorAll('bdi')].map((one) => one.textContent)
  expect(cut).toContain(aThread().title)
  expect(cut.filter((words) => words.includes('SO-7K3M9QXA'))).toEqual([])
})

test('more than 99 unread ones are 99+', async () => {
  await shown([aThread({ unread_count: 240 })])
  await eventually(() => expect(find('li').textContent).toContain('99+ unread messages'))
})

test.each<Side>(['client', 'agent'])('the %s is led to the conversation on their own side', async (side) => {
  await shown([aThread()], side)
  const link = await eventually(() => find('li a'))
  expect(link.getAttribute('href')).toBe(`/p/${side}/orders/${UUID}/conversation`)
})

test('the one that is open says so', async () => {
  const order_id = { uuid: 'other', ref: 'SO-00000000', title: 'Visa' }
  await shown([aThread(), aThread({ uuid: 'two', order_id })], 'client', UUID)
  await eventually(() => find('li a'))
  const open = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('aria-current'))
  expect(open).toEqual(['page', null])
})

test('a conversation nobody else is in any more breaks nothing', async () => {
  await shown([aThread({ participants: [] }), aThread({ uuid: 'two', participants: [aParticipant('Zoë')] })])
  await eventually(() => expect(document.body.textContent).toContain('Zoë'))
})

test('the next page comes below the first', async () => {
  const network = falseNetwork()
  const page = (uuid: string, name: string, next_cursor: string | null) =>
    ok({
      items: [aThread({ uuid, participants: [aParticipant(name)] })],
      pagination: { next_cursor },
    })
  network.answers(LIST, page('one', 'Amara', 'c2'), page('two', 'Binh', null))
  await openPage(() => <ThreadList side="client" />, '/')
  await click(await eventually(() => findText('Show more')))
  await eventually(() => expect(rows().map((row) => row?.slice(1, 6))).toHaveLength(2))
  expect(network.calls(LIST)[1]?.query.get('cursor')).toBe('c2')
  expect(document.body.textContent).not.toContain('Show more')
})

test('a list that could not be read is tried again', async () => {
  const network = falseNetwork()
  network.answers(LIST, refused(503, 'unavailable', 'Please try again.'), listOf(aThread()))
  await openPage(() => <ThreadList side="client" />, '/')
  await eventually(() =>
    expect(find('[role=alert]').textContent).toContain('Your messages could not be loaded.'),
  )
  await click(findText('Retry'))
  await eventually(() => expect(rows()).toHaveLength(1))
})
