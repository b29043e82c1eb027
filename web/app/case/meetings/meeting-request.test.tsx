import type { MeetingRequest as Request } from '@sojourn/contract/work/meetings'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { ASKED, anAskedTime, theMeetings } from '../../../test/meetings.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { meetingsQuery } from './meeting-queries.ts'
import { MeetingRequest } from './meeting-request.tsx'

const ANSWER = `POST /orders/${UUID}/reschedule/${ASKED}/answer`
const WITHDRAW = `POST /orders/${UUID}/reschedule/${ASKED}/withdraw`

async function shown(changes: Partial<Request>, side: Side = 'client') {
  browserOf('Africa/Lagos')
  const network = falseNetwork()
  const order = aPaidOrder()
  const request = anAskedTime(changes)
  const page = await openPage(
    () => <MeetingRequest order={order} side={side} request={request} otherZone="Asia/Tokyo" />,
    '/',
  )
  return { ...page, network }
}

const names = () => [...document.querySelectorAll('div > button')].map((one) => one.textContent)
const question = () => find('dialog[open]').textContent
const inDialog = (name: string) => findText(name, 'dialog[open] button')

test.each<[Request['kind'], Request['made_by'], Side, string]>([
  ['move', 'agent', 'client', 'Amara Okafor asks for another time'],
  ['move', 'client', 'client', 'You asked Amara Okafor for another time'],
  ['move', 'client', 'agent', 'Ngozi Traveller asks for another time'],
  ['offer', 'agent', 'client', 'Amara Okafor offers you a meeting'],
  ['offer', 'agent', 'agent', 'You offered Ngozi Traveller a meeting'],
])('a %s of the %s is told to the %s: %s', async (kind, made_by, side, title) => {
  await shown({ kind, made_by }, side)
  expect(find('h3').textContent).toBe(title)
})

test.each<[Request['kind'], string]>([
  ['move', 'Without an answer by 14 May 2026, 15:00 the meeting stays as it is.'],
  ['offer', 'This offer expires on 14 May 2026, 15:00.'],
])('what silence does to a %s is told', async (kind, words) => {
  const { place } = await shown({ kind, reason: 'My train is late.' })
  expect(place.textContent).toContain(words)
  expect(find('blockquote').textContent).toBe('My train is late.')
})

test.each<[string[], string[]]>([
  [[], []],
  [['answer'], ['Accept this time', 'Decline']],
  [['withdraw'], ['Withdraw']],
])('who may %j finds %j', async (may, offered) => {
  await shown({ may })
  expect(names()).toEqual(offered)
})

test.each<[Request['kind'], string, boolean, string, string]>([
  ['move', 'Accept this time', true, 'Move the meeting?', 'Your meeting is moved'],
  ['offer', 'Accept this time', true, 'Book this meeting?', 'Your meeting is booked'],
  ['move', 'Decline', false, 'Decline this time?', 'The meeting stays as it is'],
  ['offer', 'Decline', false, 'Decline this meeting?', 'The offer is declined'],
])('of a %s "%s" sends accept: %s', async (kind, name, accept, title, said) => {
  const { network, queries } = await shown({ kind, may: ['answer'] })
  network.answers(ANSWER, ok(theMeetings({ past: [] })))
  await click(findText(name))
  expect(find('dialog[open] h2').textContent).toBe(title)
  expect(network.calls(ANSWER)).toEqual([])
  await click(inDialog(name))
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(network.calls(ANSWER).map(({ body }) => body)).toEqual([{ accept }])
  expect(queries.getQueryData(meetingsQuery(UUID).queryKey)?.request).toBeNull()
})

test.each<[Request['kind'], string, string]>([
  ['move', 'Withdraw the request?', 'The meeting stays as it is'],
  ['offer', 'Withdraw the offer?', 'The offer is withdrawn'],
])('who takes a %s back is asked, and the other side need not answer', async (kind, title, said) => {
  const { network } = await shown({ kind, may: ['withdraw'] })
  network.answers(WITHDRAW, ok(theMeetings()))
  await click(findText('Withdraw'))
  expect(question()).toContain(
    `${title}The ${kind === 'offer' ? 'offer' : 'request'} is withdrawn; no answer is needed.`,
  )
  await click(inDialog('Withdraw'))
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
})

test('an answer to what was withdrawn meanwhile says so', async () => {
  const { network } = await shown({ may: ['answer'] })
  network.answers(ANSWER, refused(409, 'request_state', 'The request was withdrawn.'))
  await click(findText('Accept this time'))
  await click(inDialog('Accept this time'))
  await eventually(() => expect(toasts()).toEqual(['error: The request was withdrawn.']))
  expect(document.querySelector('dialog[open]')).toBeNull()
})
