import type { Account } from '@sojourn/contract/people/account'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import {
  aConversation,
  aMessage,
  aThread,
  CHAT,
  falseSizes,
  liveSocket,
  MESSAGES,
  pageOf,
} from '../../../test/conversation.tsx'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { orderQuery } from '../../queries/order-queries.ts'
import { accountQuery } from '../../session/use-account.ts'
import BesidePanel from './beside-panel.tsx'
import MessagesMenu from './messages-menu.tsx'

const LIST = 'GET /conversations'
const PUT = 'PUT /account/notifications'
const ORDER = `GET /orders/${UUID}`
const CONVERSATION = `${ORDER}/conversation`
const ME = 'Ngozi Traveller'
const message = (uuid: string, full_name: string) => ({
  type: 2 as const,
  conversation_id: CHAT,
  msg: { message: 'Hello', seq: 4, participant: { user: { uuid, full_name } } },
})

type Socket = Awaited<ReturnType<typeof liveSocket>>

interface Given {
  notices?: object
  role?: Account['role']
  page?: ReactNode
}

/** A desktop that may be asked to show notices. */
function falseDesktop(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const shown: [string, NotificationOptions | undefined][] = []
  class Desktop {
    static permission = permission
    static requestPermission = async () => answer
    onclick = () => {}
    close = () => {}
    constructor(title: string, options?: NotificationOptions) {
      shown.push([title, options])
    }
  }
  vi.stubGlobal('Notification', Desktop)
  return shown
}

async function shown({ notices = { sound: false, desktop: true }, role = 'subscriber', page }: Given = {}) {
  const socket = await liveSocket()
  const network = falseNetwork()
  network.answers(LIST, listOf(aThread()))
  network.answers('GET /account/notifications', ok(notices))
  const account = { uuid: ME, role, unread_count: 2 } as Account
  network.answers('GET /account', ok(account))
  network.answers(ORDER, ok({}))
  network.answers(CONVERSATION, ok(aConversation()))
  network.answers(MESSAGES, pageOf([aMessage(3)]))
  const InMenus = () => <output>{useQuery(accountQuery).data?.unread_count}</output>
  await openPage(
    () => (
      <>
        <MessagesMenu account={account} />
        <InMenus />
        {page}
      </>
    ),
    '/',
  )
  await eventually(() => find('li a'))
  return { network, socket }
}

const hidden = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

test('the menu lists the conversations of the side one is on', async () => {
  await shown({ role: 'consultant' })
  expect(find('li a').getAttribute('href')).toContain('/p/agent/')
})

test('how much is unread is what the account said, until the socket knows better', async () => {
  const { socket } = await shown()
  await socket.says({ type: 3, meta: { unread_count: 7 } })
  expect(find('button').textContent).toContain('7 unread messages')
})

test('the menus show the number the socket tells', async () => {
  const { socket } = await shown()
  await eventually(() => expect(find('output').textContent).toBe('2'))
  await socket.says({ type: 3, meta: { unread_count: 5 } })
  await eventually(() => expect(find('output').textContent).toBe('5'))
})

test('all messages have a page of their own', async () => {
  await shown({ role: 'consultant' })
  expect(findText('All messages').getAttribute('href')).toBe('/p/agent/messages')
})

test.each([1, 2, 6] as const)('after an announcement of kind %i the list is asked anew', async (type) => {
  const { network, socket } = await shown()
  await socket.says({ type, conversation_id: CHAT })
  await eventually(() => expect(network.calls(LIST)).toHaveLength(2))
})

test('typing and presence ask for nothing', async () => {
  const { network, socket } = await shown()
  await socket.says({ type: 5, conversation_id: CHAT, event: 'typing' })
  expect(network.calls(LIST)).toHaveLength(1)
})

const OrderPage = () => <p>{useQuery(orderQuery(UUID)).status}</p>

test('a step of the other side, told by a line of ours, leads the page of an order to ask anew', async () => {
  const { network, socket } = await shown({ page: <OrderPage /> })
  await socket.says(message('Amara Okafor', 'Amara Okafor'))
  expect(network.calls(ORDER), 'a message is no step').toHaveLength(1)
  await socket.says(message('', ''))
  await eventually(() => expect(network.calls(ORDER)).toHaveLength(2))
})

test.each([
  ['the line', (socket: Socket) => socket.away().then(socket.back)],
  ['a line of the server', (socket: Socket) => socket.says({ type: 1 })],
])('after %s was cut, the page of an order asks for what it missed', async (_, cut) => {
  const { network, socket } = await shown({ page: <OrderPage /> })
  await cut(socket)
  await eventually(() => expect(network.calls(ORDER)).toHaveLength(2))
})

test.each([
  ['a step', (socket: Socket) => socket.says(message('', ''))],
  ['a look again', (socket: Socket) => socket.says({ type: 1, conversation_id: CHAT })],
  ['a cut line', (socket: Socket) => socket.away().then(socket.back)],
])('where the conversation stands beside the order, each is asked once after %s', async (_, happens) => {
  falseSizes()
  const { network, socket } = await shown({
    page: (
      <>
        <OrderPage />
        <BesidePanel order={UUID} side="client" />
      </>
    ),
  })
  await eventually(() => find('[data-seq="3"]'))
  await happens(socket)
  await eventually(() => expect(network.calls(CONVERSATION)).toHaveLength(2))
  expect(network.calls(ORDER).length).toBeLessThanOrEqual(2)
})

test('a message comes to the desktop while nobody looks at the page, once for each conversation', async () => {
  const notices = falseDesktop('granted')
  const { socket } = await shown()
  await socket.says(message('Amara Okafor', 'Amara Okafor'))
  expect(notices).toEqual([])
  const spy = hidden()
  await socket.says(message('Amara Okafor', 'Amara Okafor'))
  expect(notices).toEqual([['Amara Okafor', { body: 'Hello', tag: CHAT }]])
  spy.mockRestore()
})

test.each([
  ['one’s own from another tab', message(ME, ME), { sound: false, desktop: true }],
  ['a step of the order', message('', ''), { sound: false, desktop: true }],
  ['one who wants none', message('Amara Okafor', 'Amara Okafor'), { sound: false, desktop: false }],
])('the desktop stays quiet for %s', async (_, frame, wanted) => {
  const notices = falseDesktop('granted')
  const { socket } = await shown({ notices: wanted })
  const spy = hidden()
  await socket.says(frame)
  expect(notices).toEqual([])
  spy.mockRestore()
})

test('the sound is muted and played again by one press', async () => {
  const { network } = await shown({ notices: { sound: true, desktop: false } })
  network.answers(PUT, ok({}))
  const mute = await eventually(() => find('button[title^="Mute"], button[aria-label^="Mute"]'))
  await click(mute)
  await eventually(() =>
    expect(network.calls(PUT).map(({ body }) => body)).toEqual([{ sound: false, desktop: false }]),
  )
  expect(find('[popover]').innerHTML).toContain('Play a sound for new messages')
})

test('a mute that was refused is taken back', async () => {
  const { network } = await shown({ notices: { sound: true, desktop: false } })
  network.answers(PUT, refused(503, 'unavailable', 'Please try again.'))
  await click(await eventually(() => find('button[title^="Mute"], button[aria-label^="Mute"]')))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  await eventually(() => find('button[title^="Mute"], button[aria-label^="Mute"]'))
})

test('the browser is asked for notices by a press only, and a no is not asked about again', async () => {
  falseDesktop('default', 'denied')
  const { network } = await shown()
  await click(findText('Show notifications on this device'))
  await eventually(() => expect(document.body.textContent).not.toContain('Show notifications'))
  expect(network.calls(PUT)).toEqual([])
})

test('a yes is kept for the account', async () => {
  falseDesktop('default', 'granted')
  const { network } = await shown({ notices: { sound: true, desktop: false } })
  network.answers(PUT, ok({}))
  await click(findText('Show notifications on this device'))
  await eventually(() =>
    expect(network.calls(PUT).map(({ body }) => body)).toEqual([{ sound: true, desktop: true }]),
  )
})
