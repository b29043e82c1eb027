import type { Conversation } from '@sojourn/contract/talk/conversations'
import { expect, test, vi } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { aConversation, aParticipant, CHAT, liveSocket } from '../../../test/conversation.tsx'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { conversationQuery } from './conversation-queries.ts'
import { useOthers } from './use-others.ts'

const BLOCK = `PUT /conversations/${CHAT}/block`
const me = aParticipant('Ngozi Traveller', { is_author: true, side: 'client' })
const AMARA = {
  type: 5 as const,
  msg: { message: '', seq: 0, participant: { user: { uuid: 'Amara Okafor', full_name: 'Amara Okafor' } } },
}

async function shown(changes: Partial<Conversation> = {}, amara: Parameters<typeof aParticipant>[1] = {}) {
  const socket = await liveSocket()
  const network = falseNetwork()
  const conversation = aConversation({ participants: [me, aParticipant('Amara Okafor', amara)], ...changes })
  const Head = () => {
    const others = useOthers(conversation)
    return (
      <>
        <ConversationHead
          {...{ conversation, others, side: 'client', level: 'h1', isSearching: false }}
          onSearch={() => {}}
        />
        <output>{others.readSeq}</output>
      </>
    )
  }
  const page = await openPage(Head, '/')
  return { ...page, network, socket }
}

const presence = () => find('p [role=status]').textContent
const entries = () => [...document.querySelectorAll('[popover] li')].map((one) => one.textContent)

test('the other side is named, and the order leads to itself', async () => {
  await shown()
  expect(find('h1').textContent).toBe('Conversation with Amara Okafor')
  expect(findText('SO-7K3M9QXA').getAttribute('href')).toBe(`/p/client/orders/${UUID}`)
})

test('where nothing is known of when somebody was here, they are offline', async () => {
  await shown()
  expect(presence()).toBe('Offline')
})

test('whether the other side is here changes as they come and go', async () => {
  const { socket } = await shown({}, { is_online: true })
  expect(presence()).toBe('Online')
  await socket.says({ ...AMARA, event: 'offline' })
  expect(presence()).toBe('Offline')
  await socket.says({ ...AMARA, event: 'online' })
  expect(presence()).toBe('Online')
})

test('that the other side types is told by their first name, and for six seconds only', async () => {
  vi.useFakeTimers()
  const { socket } = await shown({}, { is_online: true })
  await socket.says({ ...AMARA, event: 'typing', conversation_id: CHAT })
  expect(presence()).toBe('Amara is typing…')
  await pass(5900)
  expect(presence()).toBe('Amara is typing…')
  await pass(200)
  expect(presence()).toBe('Online')
})

test('their message ends their typing', async () => {
  const { socket } = await shown()
  await socket.says({ ...AMARA, event: 'typing', conversation_id: CHAT })
  await socket.says({ ...AMARA, type: 2, conversation_id: CHAT })
  expect(presence()).toBe('Offline')
})

test('who types elsewhere, or is somebody else, does not type here', async () => {
  const { socket } = await shown()
  await socket.says({ ...AMARA, event: 'typing', conversation_id: 'another' })
  const user = { uuid: 'Ngozi Traveller', full_name: 'Ngozi Traveller' }
  const msg = { message: '', seq: 0, participant: { user } }
  await socket.says({ type: 5, event: 'typing', conversation_id: CHAT, msg })
  expect(presence()).toBe('Offline')
})

test('how far the other side has read only ever grows', async () => {
  const { socket } = await shown({}, { read_seq: 2 })
  const read = (event: string, read_seq: number) =>
    socket.says({ type: 6, conversation_id: CHAT, event, meta: { read_seq } })
  await read('Amara Okafor', 5)
  await read('Amara Okafor', 3)
  await read('Ngozi Traveller', 9)
  expect(find('output').textContent).toBe('5')
})

test.each<[string[], string[]]>([
  [['write'], ['Open order']],
  [
    ['write', 'block'],
    ['Open order', 'Block Amara'],
  ],
  [['unblock'], ['Open order', 'Unblock Amara']],
])('who may %j finds %j behind the dots', async (may, names) => {
  await shown({ may })
  expect(entries()).toEqual(names)
})

test.each([
  ['block', 'Block Amara', true],
  ['unblock', 'Unblock Amara', false],
])('to %s is sent at once, and the conversation is what the server says then', async (may, name, blocked) => {
  const { network, queries } = await shown({ may: [may] })
  network.answers(BLOCK, ok(aConversation({ closed: 'You have blocked Amara Okafor.' })))
  await click(findText(name))
  await eventually(() => expect(network.calls(BLOCK).map(({ body }) => body)).toEqual([{ blocked }]))
  await eventually(() =>
    expect(queries.getQueryData(conversationQuery(UUID).queryKey)?.closed).toBe(
      'You have blocked Amara Okafor.',
    ),
  )
})

test('a block that was refused says so', async () => {
  const { network } = await shown({ may: ['block'] })
  network.answers(BLOCK, refused(409, 'not_now', 'Our team is in this conversation.'))
  await click(findText('Block Amara'))
  await eventually(() => expect(toasts()).toEqual(['error: Our team is in this conversation.']))
})

test('an account that was deleted still has a head, and our team is never the other side', async () => {
  const gone = aParticipant('Deleted account', {
    user: { uuid: null, full_name: 'Deleted account', profile_picture: null },
  })
  const staff = aParticipant('Our team', { side: 'staff' })
  await shown({ participants: [staff, me, gone] })
  expect(find('h1').textContent).toBe('Conversation with Deleted account')
})
