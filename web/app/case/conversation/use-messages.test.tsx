import type { Conversation } from '@sojourn/contract/talk/conversations'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { aConversation, aMessage, CHAT, liveSocket, MESSAGES, pageOf } from '../../../test/conversation.tsx'
import { falseNetwork, held, type Reply, refused } from '../../../test/network.ts'
import { eventually, render } from '../../../test/render.tsx'
import { useMessages } from './use-messages.ts'

const messages = (...seqs: number[]) => seqs.map((seq) => aMessage(seq))
const NEWS = { type: 2 as const, conversation_id: CHAT }

const opened = (conversation: Conversation, ...replies: [Reply, ...Reply[]]) =>
  openedAt(undefined, conversation, ...replies)

async function openedAt(at: number | undefined, conversation: Conversation, ...replies: [Reply, ...Reply[]]) {
  const socket = await liveSocket()
  const network = falseNetwork()
  network.answers(MESSAGES, ...replies)
  let seen: ReturnType<typeof useMessages> | undefined
  function Reader() {
    seen = useMessages(conversation, at)
    return null
  }
  await render(<Reader />)
  const now = () => {
    if (!seen) throw new Error('Not rendered')
    return seen
  }
  await eventually(() => expect(now().log !== null || now().failed !== null).toBe(true))
  return {
    ...{ network, socket, now },
    seqs: () => now().log?.items.map(({ seq }) => seq),
    asked: () => network.calls(MESSAGES).map(({ query }) => Object.fromEntries(query)),
  }
}

test('who has read everything begins at the newest messages', async () => {
  const { seqs, asked, now } = await opened(aConversation(), pageOf(messages(1, 2, 3)))
  expect([seqs(), asked(), now().log?.isAtEnd]).toEqual([[1, 2, 3], [{}], true])
})

test('who has unread ones begins where they stopped reading, and newer ones are known to be missing', async () => {
  const conversation = aConversation({ last_seq: 90, read_seq: 40, unread_count: 50 })
  const { asked, now } = await opened(conversation, pageOf(messages(40, 41, 42)))
  expect([asked(), now().log?.isAtEnd]).toEqual([[{ around: '41' }], false])
})

test('who comes from a search begins with the message that was found, whatever is unread', async () => {
  const conversation = aConversation({ last_seq: 90, read_seq: 40, unread_count: 50 })
  const { asked } = await openedAt(12, conversation, pageOf(messages(11, 12, 13)))
  expect(asked()).toEqual([{ around: '12' }])
})

test('where the unread ones fit on the page nothing newer is missing', async () => {
  const conversation = aConversation({ read_seq: 2, unread_count: 1 })
  const { now } = await opened(conversation, pageOf(messages(1, 2, 3)))
  expect(now().log?.isAtEnd).toBe(true)
})

test('older ones come above, page by page, until the beginning', async () => {
  const { now, seqs, asked } = await opened(
    aConversation(),
    pageOf(messages(5, 6), 'older-1'),
    pageOf(messages(3, 4), 'older-2'),
    pageOf(messages(1, 2)),
  )
  for (let page = 0; page < 3; page++) await act(() => now().loadOlder())
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6])
  expect(asked()).toEqual([{}, { next: 'older-1' }, { next: 'older-2' }])
})

test('older ones that could not be had take nothing away, and can be asked for again', async () => {
  const { now, seqs } = await opened(
    aConversation(),
    pageOf(messages(5), 'older-1'),
    refused(503, 'unavailable', 'Please try again.'),
    pageOf(messages(4)),
  )
  await act(() => now().loadOlder())
  expect([seqs(), now().failed]).toEqual([[5], null])
  await act(() => now().loadOlder())
  expect(seqs()).toEqual([4, 5])
})

test('what is announced is read from where one is, whole, over several pages', async () => {
  const { socket, seqs, asked } = await opened(
    aConversation(),
    pageOf(messages(1, 2)),
    pageOf(messages(3, 4), 'more'),
    pageOf(messages(5)),
  )
  await socket.says(NEWS)
  await eventually(() => expect(seqs()).toEqual([1, 2, 3, 4, 5]))
  expect(asked()).toEqual([{}, { after: '2' }, { next: 'more' }])
})

test('of several announcements at once none is lost, and there is one call at a time', async () => {
  const first = held(pageOf(messages(3)))
  const { socket, seqs, asked } = await opened(
    aConversation(),
    pageOf(messages(1, 2)),
    first.reply,
    pageOf(messages(3, 4, 5)),
  )
  await socket.says(NEWS)
  await socket.says(NEWS)
  await socket.says(NEWS)
  expect(asked()).toHaveLength(2)
  first.release()
  await eventually(() => expect(seqs()).toEqual([1, 2, 3, 4, 5]))
  expect(asked()).toHaveLength(3)
})

test('after reading failed the next announcement reads again', async () => {
  const { socket, seqs } = await opened(
    aConversation(),
    pageOf(messages(1)),
    refused(503, 'unavailable', 'Please try again.'),
    pageOf(messages(2, 3)),
  )
  await socket.says(NEWS)
  await socket.says(NEWS)
  await eventually(() => expect(seqs()).toEqual([1, 2, 3]))
})

test('what happens in another conversation is not asked for here', async () => {
  const { socket, asked } = await opened(aConversation(), pageOf(messages(1)))
  await socket.says({ type: 2, conversation_id: 'another' })
  await socket.says({ type: 6, conversation_id: CHAT, event: 'Amara Okafor' })
  expect(asked()).toHaveLength(1)
})

test('after the line came back, what was missed is there and what was taken away is gone', async () => {
  const gone = aMessage(2, { kind: 'gone', message: 'This message was removed.' })
  const { socket, now, seqs } = await opened(
    aConversation(),
    pageOf(messages(1, 2)),
    pageOf([gone, aMessage(3)]),
    pageOf(messages(3)),
  )
  await socket.away()
  await socket.back()
  await eventually(() => expect(seqs()).toEqual([1, 2, 3]))
  expect(now().log?.items[1]?.message).toBe('This message was removed.')
})

test('a message our team takes away changes at once', async () => {
  const gone = aMessage(2, { kind: 'gone', message: 'This message was removed.' })
  const { socket, now } = await opened(
    aConversation(),
    pageOf(messages(1, 2)),
    pageOf([aMessage(1), gone]),
    pageOf([]),
  )
  await socket.says({ type: 1, conversation_id: CHAT })
  await eventually(() => expect(now().log?.items[1]?.kind).toBe('gone'))
})

test('among old messages nothing new is put below them: there would be a gap', async () => {
  const conversation = aConversation({ last_seq: 90, read_seq: 40, unread_count: 50 })
  const { socket, now, seqs, asked } = await opened(
    conversation,
    pageOf(messages(40, 41)),
    pageOf(messages(42, 43), 'more'),
    pageOf(messages(44)),
    pageOf(messages(89, 90), 'older'),
  )
  await socket.says(NEWS)
  expect(asked()).toHaveLength(1)
  await act(() => now().loadNewer())
  expect([seqs(), now().log?.isAtEnd]).toEqual([[40, 41, 42, 43], false])
  await act(() => now().loadNewer())
  expect([seqs(), now().log?.isAtEnd]).toEqual([[40, 41, 42, 43, 44], true])
  await act(() => now().toEnd())
  expect([seqs(), now().log?.isAtEnd]).toEqual([[89, 90], true])
})

test('what this tab sent stands there at once; with others before it, those are read first', async () => {
  const { now, seqs, asked } = await opened(aConversation(), pageOf(messages(1, 2)), pageOf(messages(4, 5)))
  act(() => now().add(aMessage(3, { is_own: true })))
  expect([seqs(), asked()]).toEqual([[1, 2, 3], [{}]])
  act(() => now().add(aMessage(5, { is_own: true })))
  await eventually(() => expect(seqs()).toEqual([1, 2, 3, 4, 5]))
  expect(asked()).toEqual([{}, { after: '3' }])
})

test('a conversation that could not be read says so, and is read anew', async () => {
  const { now, seqs } = await opened(
    aConversation(),
    refused(503, 'unavailable', 'Please try again.'),
    pageOf(messages(1)),
  )
  expect(now().failed).toBe('The messages could not be loaded.')
  act(() => now().retry())
  await eventually(() => expect([seqs(), now().failed]).toEqual([[1], null]))
})

test('a busy server says so, and is asked again without a press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { now, seqs } = await opened(
    aConversation(),
    refused(503, 'overloaded', 'We are very busy.'),
    pageOf(messages(1)),
  )
  expect(now().failed).toBe('We are very busy.')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await eventually(() => expect([seqs(), now().failed]).toEqual([[1], null]))
  vi.useRealTimers()
})

test('a message that was searched for is opened with those around it', async () => {
  const { now, asked, seqs } = await opened(
    aConversation({ last_seq: 90 }),
    pageOf(messages(90)),
    pageOf(messages(11, 12, 13), 'older'),
  )
  await act(() => now().toMessage(12))
  expect([asked()[1], seqs(), now().log?.isAtEnd]).toEqual([{ around: '12' }, [11, 12, 13], false])
})
