import type { Conversation } from '@sojourn/contract/talk/conversations'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import {
  aConversation,
  aMessage,
  CHAT,
  falseSizes,
  liveSocket,
  MESSAGES,
  pageOf,
  SEND,
} from '../../../test/conversation.tsx'
import { aPaper, chooseFiles, falseUploads, refusedFile, taken } from '../../../test/false-uploads.ts'
import { cut, falseNetwork, held, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, press, type } from '../../../test/render.tsx'
import { aClient } from '../../../test/signed-in.tsx'
import { showPerson } from '../../api/shown-person.ts'
import { accountQuery } from '../../session/use-account.ts'
import { ConversationPanel } from './conversation-panel.tsx'

beforeEach(() => {
  showPerson('ngozi')
  falseSizes()
})

const READ = `PUT /conversations/${CHAT}/read`

interface Given extends Partial<Conversation> {
  /** The server gives this reply when it is told how far one has read. */
  read?: Reply
}

async function opened({ read = ok({ unread_count: 0 }), ...changes }: Given = {}, ...replies: Reply[]) {
  const socket = await liveSocket()
  const network = falseNetwork()
  const [first = pageOf([aMessage(1)]), ...rest] = replies
  network.answers(MESSAGES, first, ...rest)
  network.answers(READ, read)
  const conversation = aConversation(changes)
  const page = await openPage(
    () => <ConversationPanel conversation={conversation} side="client" level="h1" />,
    '/',
  )
  await soonOrNow(() => find('section[aria-label=Messages]'))
  return { ...page, network, socket }
}

const newFromAmara = {
  message: 'Message 2',
  seq: 2,
  participant: { user: { uuid: 'Amara Okafor', full_name: 'Amara Okafor' } },
}

const soonOrNow = <T,>(check: () => T) => (vi.isFakeTimers() ? soon(check) : eventually(check))

const field = () => find<HTMLTextAreaElement>('textarea')
const texts = (network: ReturnType<typeof falseNetwork>) =>
  network.calls(SEND).map(({ body }) => (body as { message: string }).message)
const sent = (seq: number, message: string, hint: string | null = null) =>
  ok({ ...aMessage(seq, { message, is_own: true, side: 'client' }), hint }, 201)

test('Enter sends what was written, and the field is empty for the next words', async () => {
  const { network } = await opened()
  network.answers(SEND, sent(2, 'When do we meet?'))
  await type(field(), '  When do we meet?  ')
  await press(field(), 'Enter')
  await eventually(() => expect(find('[data-seq="2"]').textContent).toContain('When do we meet?'))
  expect([texts(network), field().value]).toEqual([['When do we meet?'], ''])
  expect(document.querySelector('[data-outgoing]')).toBeNull()
})

test('Shift and Enter, and Enter in a word that is still being composed, send nothing', async () => {
  const { network } = await opened()
  await type(field(), 'こん')
  const enter = (init: KeyboardEventInit) =>
    act(async () => {
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }))
    })
  await enter({ shiftKey: true })
  await enter({ isComposing: true })
  expect([texts(network), field().value]).toEqual([[], 'こん'])
})

test('blanks are no message', async () => {
  const { network } = await opened()
  await type(field(), '   ')
  expect(find<HTMLButtonElement>('button[type=submit]').disabled).toBe(true)
  await press(field(), 'Enter')
  expect(texts(network)).toEqual([])
})

test('a message says that it is on its way, and the server’s name for it takes its place', async () => {
  const { network } = await opened()
  const later = held(sent(2, 'Hello'))
  network.answers(SEND, later.reply)
  await type(field(), 'Hello')
  await press(field(), 'Enter')
  expect(find('[data-outgoing]').textContent).toBe('HelloSending…')
  later.release()
  await eventually(() => expect(find('[data-seq="2"]').textContent).toContain('Sent'))
  expect(document.querySelectorAll('li[data-outgoing]')).toHaveLength(0)
})

test('what the server refuses stays with its reason, and goes again under the same id', async () => {
  const { network } = await opened()
  network.answers(
    SEND,
    refused(409, 'blocked', 'Amara Okafor has blocked this conversation.'),
    sent(2, 'Hello'),
  )
  await type(field(), 'Hello')
  await press(field(), 'Enter')
  await eventually(() =>
    expect(find('[data-outgoing=failed] [role=alert]').textContent).toContain(
      'Amara Okafor has blocked this conversation.',
    ),
  )
  await click(findText('Retry'))
  await eventually(() => find('[data-seq="2"]'))
  const ids = network.calls(SEND).map(({ body }) => (body as { client_id: string }).client_id)
  expect(ids[1]).toBe(ids[0])
})

test('a refused message can be deleted, and is not sent any more', async () => {
  const { network } = await opened()
  network.answers(
    SEND,
    refused(422, 'invalid', 'Please check.', [{ field: 'message', message: 'Please write less.' }]),
  )
  await type(field(), 'Too long')
  await press(field(), 'Enter')
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Please write less.'))
  await click(findText('Delete'))
  expect(document.querySelector('[data-outgoing]')).toBeNull()
  await act(async () => void dispatchEvent(new Event('online')))
  expect(texts(network)).toHaveLength(1)
})

test('without a network a message waits and says so; it goes once the line is back', async () => {
  vi.useFakeTimers()
  const { network, socket } = await opened()
  network.answers(SEND, cut)
  await type(field(), 'Hello')
  await press(field(), 'Enter')
  await pass(10_000)
  expect(find('[data-outgoing]').textContent).toBe('HelloWaiting for the network')
  await socket.away()
  expect(document.querySelector('p[role=status]'), 'a short cut is told to nobody').toBeNull()
  await pass(2000)
  expect(find('p[role=status]').textContent).toBe('Connecting…')
  await pass(5000)
  expect(find('p[role=status]').textContent).toContain('You are not connected.')
  network.answers(SEND, sent(2, 'Hello'))
  await socket.back()
  await soon(() => find('[data-seq="2"]'))
})

test('what is being written is there again after the page was left, and only in its conversation', async () => {
  const { place } = await opened()
  await type(field(), 'Dear Amara, the')
  place.remove()
  const other = aConversation({ uuid: 'another' })
  const network = falseNetwork()
  network.answers(MESSAGES, pageOf([]))
  network.answers('GET /conversations/another/messages', pageOf([]))
  await openPage(() => <ConversationPanel conversation={other} side="client" level="h1" />, '/')
  expect(field().value).toBe('')
  document.body.replaceChildren()
  const same = aConversation()
  await openPage(() => <ConversationPanel conversation={same} side="client" level="h1" />, '/')
  expect(field().value).toBe('Dear Amara, the')
})

test('whoever may not write reads why, and finds no field', async () => {
  await opened({ closed: 'This conversation is closed since 3 June 2026.', may: [] })
  expect(document.body.textContent).toContain('This conversation is closed since 3 June 2026.')
  expect(document.querySelector('textarea')).toBeNull()
})

test.each([
  ['Write to me: ada@example.com', 'It looks like you are sharing contact details.'],
  ['DE89 3704 0044 0532 0130 00', 'It looks like you are sharing bank details.'],
])('who is about to give away %s is warned before they send', async (words, warning) => {
  await opened()
  await type(field(), words)
  expect(find('p[role=status]').textContent).toContain(warning)
})

test('an agent who is not to be warned is not', async () => {
  await opened({ hints: false })
  await type(field(), 'Write to me: ada@example.com')
  expect(document.querySelector('p[role=status]')).toBeNull()
})

test('what the server noticed in a message is said after it was sent, until the next one', async () => {
  const { network } = await opened()
  network.answers(SEND, sent(2, 'My number', 'contact'), sent(3, 'Thanks'))
  await type(field(), 'My number')
  await press(field(), 'Enter')
  await eventually(() => expect(find('p[role=status]').textContent).toContain('contact details'))
  await type(field(), 'Thanks')
  await press(field(), 'Enter')
  await eventually(() => expect(document.querySelector('p[role=status]')).toBeNull())
})

test('a file is sent under an id of its own; one of a wrong kind never leaves', async () => {
  const uploads = falseUploads(taken(aMessage(2, { kind: 'file', is_own: true })))
  await opened()
  const picker = find<HTMLInputElement>('input[type=file]')
  await chooseFiles(picker, aPaper(), aPaper('run.exe', 'application/x-msdownload'))
  await eventually(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]?.call).toMatch(new RegExp(`^POST /conversations/${CHAT}/files/[0-9a-f-]{36}$`))
  expect(toasts()).toHaveLength(1)
  expect(toasts()[0]).toMatch(/^error: run\.exe: /)
})

test('a refused file says why and can be deleted', async () => {
  falseUploads(refusedFile(422, 'The file is damaged.'))
  await opened()
  await chooseFiles(find<HTMLInputElement>('input[type=file]'), aPaper())
  await eventually(() => expect(find('[data-outgoing=failed]').textContent).toContain('The file is damaged.'))
  await click(findText('Delete'))
  expect(document.querySelector('[data-outgoing]')).toBeNull()
})

test('who may not attach finds no way to', async () => {
  await opened({ may: ['write'] })
  expect(document.querySelector('input[type=file]')).toBeNull()
})

test('that one types is told every three seconds at most', async () => {
  vi.useFakeTimers()
  const { socket } = await opened()
  const typing = () => socket.sent().filter((frame) => (frame as { type: number }).type === 5)
  await type(field(), 'H')
  await type(field(), 'He')
  expect(typing()).toEqual([{ type: 5, conversation_id: CHAT }])
  await pass(3001)
  await type(field(), 'Hel')
  await type(field(), '')
  expect(typing()).toHaveLength(2)
})

test('messages that could not be read say so, and are read anew; one can write meanwhile', async () => {
  const network = falseNetwork()
  network.answers(MESSAGES, refused(503, 'unavailable', 'Please try again.'), pageOf([aMessage(1)]))
  const conversation = aConversation()
  await openPage(() => <ConversationPanel conversation={conversation} side="client" level="h1" />, '/')
  await eventually(() =>
    expect(find('[role=alert]').textContent).toContain('The messages could not be loaded.'),
  )
  expect(field()).toBeTruthy()
  await click(findText('Retry'))
  await eventually(() => find('[data-seq="1"]'))
  expect(network.calls(MESSAGES)).toHaveLength(2)
})

test('a conversation of no words asks for the first ones', async () => {
  await opened({ last_seq: 0, read_seq: 0 }, pageOf([]))
  expect(find('section').textContent).toContain('Write the first message.')
})

test('what is unread stands below its line, and is told as read once it is seen', async () => {
  const unread = { read_seq: 1, unread_count: 2 }
  const { network } = await opened(unread, pageOf([aMessage(1), aMessage(2), aMessage(3)]))
  await eventually(() => expect(network.calls(READ).map(({ body }) => body)).toEqual([{ seq: 3 }]))
  const items = [...document.querySelectorAll('section li')].map((one) => one.textContent ?? '')
  const line = items.indexOf('New messages')
  expect(items[line + 1]).toContain('Message 2')
})

test('what came while another page was open is new, and is told as read', async () => {
  const asKnown = { unread_count: 0, read_seq: 1, last_seq: 1 }
  const { network } = await opened(asKnown, pageOf([aMessage(1), aMessage(2)]))
  await eventually(() => expect(network.calls(READ).map(({ body }) => body)).toEqual([{ seq: 2 }]))
  expect(find('[data-unread]').nextElementSibling?.textContent).toContain('Message 2')
})

test.each([
  ['a step of the order', aMessage(2, { kind: 'line', side: 'system', participant: null })],
  ['one’s own from another tab', aMessage(2, { is_own: true, side: 'client' })],
])('%s is nothing new', async (_, message) => {
  await opened({ unread_count: 0, read_seq: 1, last_seq: 1 }, pageOf([aMessage(1), message]))
  expect(find('[data-seq="2"]')).toBeTruthy()
  expect(document.querySelector('[data-unread]')).toBeNull()
})

test('what comes while one looks is told as read without a line above it', async () => {
  const asKnown = { unread_count: 0, read_seq: 1, last_seq: 1 }
  const { network, socket } = await opened(asKnown, pageOf([aMessage(1)]), pageOf([aMessage(2)]))
  await socket.says({ type: 2, conversation_id: CHAT, msg: newFromAmara })
  await eventually(() => expect(network.calls(READ).map(({ body }) => body)).toEqual([{ seq: 2 }]))
  expect(document.querySelector('[data-unread]')).toBeNull()
})

test('once it is read, the number in the menu is asked for again', async () => {
  const later = held(ok({ unread_count: 0 }))
  const unread = { read_seq: 1, unread_count: 2, read: later.reply }
  const { network, queries } = await opened(unread, pageOf([aMessage(1), aMessage(2), aMessage(3)]))
  await eventually(() => expect(network.calls(READ).map(({ body }) => body)).toEqual([{ seq: 3 }]))
  const { queryKey } = accountQuery
  queries.setQueryData(queryKey, aClient({ unread_count: 1 }))
  later.release()
  await eventually(() => expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true))
})

test('a message is answered: it stands above the answer, which leads back to it', async () => {
  const { network } = await opened()
  await click(findText('Reply'))
  expect(find('form').previousElementSibling?.textContent).toContain('Message 1')
  const answers = { seq: 1, full_name: 'Amara Okafor', message: 'Message 1' }
  network.answers(SEND, ok({ ...aMessage(2, { message: 'Monday.', is_own: true, answers }), hint: null }))
  await type(field(), 'Monday.')
  await press(field(), 'Enter')
  await soon(() => find('[data-seq="2"]'))
  expect(network.calls(SEND)[0]?.body).toMatchObject({ message: 'Monday.', answers: 1 })
  expect(find('[data-seq="2"] button').textContent).toBe('Answers: Amara OkaforMessage 1')
  expect(document.querySelector('button[aria-label="Do not answer this message"]')).toBeNull()
  await click(find('[data-seq="2"] button'))
  expect(find('[data-seq="1"]').className).toContain('found')
})

test('Escape lets go of the message that was to be answered; what was typed stays', async () => {
  const { network } = await opened()
  await click(findText('Reply'))
  await type(field(), 'Monday.')
  await press(field(), 'Escape')
  expect(document.querySelector('button[aria-label="Do not answer this message"]')).toBeNull()
  network.answers(SEND, sent(2, 'Monday.'))
  await press(field(), 'Enter')
  await soon(() => find('[data-seq="2"]'))
  expect(network.calls(SEND)[0]?.body).not.toHaveProperty('answers')
})

const meetingLine = (seq: number, meeting: 'asked' | 'told') =>
  aMessage(seq, { kind: 'line', side: 'system', participant: null, meeting })

test('a time that is offered leads to its answer', async () => {
  await opened({}, pageOf([meetingLine(1, 'told'), meetingLine(2, 'asked'), aMessage(3)]))
  const link = findText('Answer the offer')
  expect(link.getAttribute('href')).toMatch(/^\/p\/client\/orders\/.+#meetings$/)
  expect(link.closest('li')?.dataset.seq).toBe('2')
})

test('once something newer is told of the meeting, nothing waits', async () => {
  await opened({}, pageOf([meetingLine(1, 'asked'), meetingLine(2, 'told')]))
  expect(document.body.textContent).not.toContain('Answer the offer')
})
