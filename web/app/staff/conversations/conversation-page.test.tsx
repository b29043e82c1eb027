import type { Message, StaffConversation } from '@sojourn/contract/talk/conversations'
import { expect, test } from 'vitest'
import { cut, falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
import { buttons, field, fill, noteOf, text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import StaffConversationPage from './conversation-page.tsx'

const ORDER = '0190a0a0-0000-7000-8000-0000000000bb'
const ID = '0190a0a0-0000-7000-8000-0000000000ab'
const SHOW = `GET /staff/orders/${ORDER}/conversation`
const MESSAGES = `GET /staff/conversations/${ID}/messages`
const SEND = `POST /staff/conversations/${ID}/messages`

const side = (
  which: 'client' | 'agent' | 'staff',
  full_name: string,
): StaffConversation['participants'][number] => ({
  is_author: false,
  side: which,
  user: { uuid: null, full_name, profile_picture: null },
  read_seq: 0,
  seen_at: null,
  is_online: false,
})

const aConversation = (may: string[]): StaffConversation => ({
  uuid: ID,
  title: 'Study permit',
  last_seq: 3,
  order_id: { uuid: ORDER, ref: 'SO-7K3M9QXA', title: 'Study permit' },
  participants: [side('client', 'Ngozi Traveller'), side('agent', 'Amara Okafor'), side('staff', 'Sojourn')],
  may,
})

const aMessage = (seq: number, message: string): Message => ({
  uuid: `m${seq}`,
  seq,
  client_id: null,
  message,
  kind: 'text',
  side: 'client',
  is_own: false,
  participant: { user: side('client', 'Ngozi Traveller').user },
  file: null,
  offer: null,
  meeting: null,
  paper: null,
  answers: null,
  decision: null,
  created_at: { date: '2026-11-01T10:00:00.000Z' },
})

async function opened(may: string[], ...messages: Message[]) {
  const network = falseNetwork()
  network.answers(SHOW, ok(aConversation(may)))
  network.answers(MESSAGES, listOf(...messages))
  const at = `/p/staff/orders/${ORDER}/conversation`
  await openPage(StaffConversationPage, at, { pattern: '/p/staff/orders/:uuid/conversation' })
  await eventually(() => find('ul'))
  return network
}

test('staff read both sides by name, and that each look is kept', async () => {
  const network = await opened([], aMessage(1, 'Where are my papers?'))
  expect(find('h1').textContent).toBe('Ngozi Traveller and Amara Okafor')
  expect(text()).toContain('Study permit')
  expect(text()).toContain('Each time you open a conversation or a file of it, the audit log keeps it.')
  expect(text()).toContain('Where are my papers?')
  expect(network.calls(SHOW)).toHaveLength(1)
  expect(network.calls(MESSAGES)).toHaveLength(1)
})

test('staff write only where the server lets them', async () => {
  await opened([])
  expect(text()).not.toContain('Write to both sides')
})

test('older messages stand above those that were there', async () => {
  const network = falseNetwork()
  network.answers(SHOW, ok(aConversation([])))
  network.answers(
    MESSAGES,
    ok({ items: [aMessage(3, 'Third')], pagination: { next_cursor: 'older' } }),
    listOf(aMessage(1, 'First'), aMessage(2, 'Second')),
  )
  const at = `/p/staff/orders/${ORDER}/conversation`
  await openPage(StaffConversationPage, at, { pattern: '/p/staff/orders/:uuid/conversation' })
  await eventually(() => findText('Show older messages'))
  await click(findText('Show older messages'))
  await eventually(() => expect(text()).toMatch(/First.*Second.*Third/))
  expect(network.calls(MESSAGES)[1]?.query.get('next')).toBe('older')
  expect(buttons()).not.toContain('Show older messages')
})

test('a message is sent once under its own number, and the field is empty again', async () => {
  const network = await opened(['write'])
  const answer = held(ok({ ...aMessage(2, 'We look at it.'), hint: null }, 201))
  network.answers(SEND, answer.reply)
  network.answers(MESSAGES, listOf(aMessage(2, 'We look at it.')))
  await fill('Message', ' We look at it. ')
  await click(findText('Send'))
  await eventually(() => expect(network.calls(SEND)).toHaveLength(1))
  await click(findText('Send'))
  answer.release()
  await eventually(() => expect(find('ul').textContent).toContain('We look at it.'))
  expect(network.calls(SEND).map(({ body }) => body)).toEqual([
    { client_id: expect.stringMatching(/^[0-9a-f-]{36}$/), message: 'We look at it.' },
  ])
  expect(toasts()).toEqual(['success: Message sent'])
  await eventually(() => expect(field('Message').value).toBe(''))
})

test('the next message has a number of its own', async () => {
  const network = await opened(['write'])
  network.answers(SEND, ok({ ...aMessage(2, 'x'), hint: null }, 201))
  await fill('Message', 'One')
  await click(findText('Send'))
  await eventually(() => expect(field('Message').value).toBe(''))
  await fill('Message', 'Two')
  await click(findText('Send'))
  await eventually(() => expect(network.calls(SEND)).toHaveLength(2))
  const [one, two] = network.calls(SEND).map(({ body }) => body as { client_id: string })
  expect(two?.client_id).not.toBe(one?.client_id)
})

test('a message whose answer was lost goes again as the same message', async () => {
  const network = await opened(['write'])
  network.answers(SEND, cut, refused(503, 'unavailable', 'Please try again in a moment.'))
  await fill('Message', 'We look at it.')
  await click(findText('Send'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again in a moment.']))
  expect(field('Message').value).toBe('We look at it.')
  network.answers(SEND, ok({ ...aMessage(2, 'x'), hint: null }, 201))
  await click(findText('Send'))
  await eventually(() => expect(field('Message').value).toBe(''))
  const sent = network.calls(SEND)
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('an empty message is not sent', async () => {
  const network = await opened(['write'])
  await fill('Message', '   ')
  await click(findText('Send'))
  await eventually(() => expect(noteOf('Message')).toBe('Please write a message.'))
  expect(network.calls(SEND)).toEqual([])
})

test('a conversation nobody has a reason to read says so', async () => {
  const network = falseNetwork()
  network.answers(SHOW, refused(404, 'not_found', 'We could not find that.'))
  const at = `/p/staff/orders/${ORDER}/conversation`
  await openPage(StaffConversationPage, at, { pattern: '/p/staff/orders/:uuid/conversation' })
  await eventually(() => expect(text()).toContain('We could not find that.'))
})
