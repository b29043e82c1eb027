import type { OrderReview } from '@sojourn/contract/talk/reviews'
import type { Order } from '@sojourn/contract/work/orders'
import { expect, test } from 'vitest'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { AT, anOngoingOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, openBy, type } from '../../../test/render.tsx'
import { theReview } from '../../../test/work.ts'
import type { Side } from '../../words/order-words.ts'
import { ReviewPart } from './review-part.tsx'

const REVIEW = `GET /orders/${UUID}/reviews`
const completed = anOngoingOrder({ status: [2, 'Completed'], completed_at: AT })
const cancelled = anOngoingOrder({ status: [-1, 'Cancelled'], cancelled_at: AT })

const known = (changes: Partial<OrderReview> = {}): OrderReview => ({
  may: [],
  until: null,
  review: theReview(),
  ...changes,
})

async function shown(data: OrderReview, side: Side = 'client', order: Order = completed) {
  const network = falseNetwork()
  network.answers(REVIEW, ok(data))
  await openPage(() => <ReviewPart order={order} side={side} />, '/')
  await eventually(() => expect(network.calls(REVIEW)).toHaveLength(1))
  return network
}

const names = () => [...document.querySelectorAll('section > button')].map((one) => one.textContent)
const text = () => find('section').textContent
const star = (value: string) => find<HTMLInputElement>(`dialog[open] input[name=star][value="${value}"]`)
const words = () => find<HTMLTextAreaElement>('dialog[open] textarea')
const publish = () => click(findText('Publish', 'dialog[open] button'))

test.each<[Side, string[], string[]]>([
  ['client', [], []],
  ['client', ['edit'], ['Change your review']],
  ['agent', ['reply'], ['Answer the review']],
])('the %s who may %j finds %j', async (side, may, buttons) => {
  await shown(known({ may }), side)
  await eventually(() => find('section'))
  expect(names()).toEqual(buttons)
})

test('both read the review; that it is hidden, or refunded, is said', async () => {
  await shown(known({ review: theReview({ is_hidden: true, refunded: true }) }), 'agent')
  await eventually(() => expect(find('h2').textContent).toBe('Review'))
  expect(text()).toContain('Quick and kind.')
  expect(text()).toContain('Our team has hidden this review.')
  expect(text()).toContain('The client got a full refund.')
})

test('a client who got everything back is spoken to, and not of', async () => {
  await shown(known({ review: theReview({ refunded: true }) }), 'client')
  await eventually(() => expect(text()).toContain('You got a full refund.'))
  expect(text()).not.toContain('The client')
})

test.each<[Side, string]>([
  ['agent', 'Your answer, 4 May 2026'],
  ['client', 'Amara Okafor, 4 May 2026'],
])('the %s reads whose answer it is', async (side, title) => {
  const reply = { content: 'Thank you!', created_at: { date: AT } }
  await shown(known({ review: theReview({ reply }) }), side)
  await eventually(() => expect(find('h3').textContent).toBe(title))
  expect(text()).toContain('Thank you!')
})

test('a client changes a young review with all its words before them', async () => {
  const network = await shown(known({ may: ['edit'] }))
  network.answers(`PUT /orders/${UUID}/reviews`, ok(known({ review: theReview({ star: 3 }) })))
  await eventually(() => findText('Change your review'))
  await openBy('Change your review')
  expect(star('4.5').checked).toBe(true)
  expect(words().value).toBe('Quick and kind.')
  await click(star('3'))
  expect(find('dialog[open] [role=radiogroup]').textContent).toContain('3 stars')
  await type(words(), 'Kind, but late.')
  await publish()
  await eventually(() => expect(toasts()).toEqual(['success: Your review is published. Thank you!']))
  expect(network.calls(`PUT /orders/${UUID}/reviews`).map(({ body }) => body)).toEqual([
    { star: 3, content: 'Kind, but late.' },
  ])
})

test('after a full refund a client can still say how it was, once', async () => {
  const network = await shown(known({ may: ['write'], review: null }), 'client', cancelled)
  network.answers(
    `POST /orders/${UUID}/reviews`,
    refused(503, 'unavailable', 'Please try again.'),
    ok(known(), 201),
  )
  await eventually(() =>
    expect(text()).toContain(
      'You got a full refund. You can review Amara Okafor; your review says that it was refunded.',
    ),
  )
  await openBy('Write a review')
  await click(star('0.5'))
  await type(words(), 'Nobody ever answered me.')
  await publish()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Please try again.'))
  expect(words().value).toBe('Nobody ever answered me.')
  await publish()
  await eventually(() => expect(toasts().at(-1)).toContain('published'))
  const [first, second] = network.calls(`POST /orders/${UUID}/reviews`)
  expect(first?.body).toEqual({ star: 0.5, content: 'Nobody ever answered me.' })
  expect([Boolean(first?.key), second?.key]).toEqual([true, first?.key])
})

test('a review of completed work is written at the next step, not twice on the page', async () => {
  await shown(known({ may: ['write'], review: null }))
  expect(document.querySelector('section')).toBeNull()
})

test('a review without stars or words is not sent', async () => {
  const network = await shown(known({ may: ['write'], review: null }), 'client', cancelled)
  await eventually(() => findText('Write a review'))
  await openBy('Write a review')
  await publish()
  await eventually(() => {
    expect(star('0.5').getAttribute('aria-invalid')).toBe('true')
    expect(words().getAttribute('aria-invalid')).toBe('true')
  })
  expect(network.calls(`POST /orders/${UUID}/reviews`)).toEqual([])
})

test('an agent answers once; what they wrote stays where the server refuses it', async () => {
  const network = await shown(known({ may: ['reply'] }), 'agent')
  const reply = `POST /orders/${UUID}/reviews/reply`
  network.answers(reply, refused(409, 'review_state', 'You have answered this review.'))
  await eventually(() => findText('Answer the review'))
  await openBy('Answer the review')
  expect(find('dialog[open]').textContent).toContain('You can answer once.')
  await type(words(), 'It was the authority that was late.')
  await publish()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('You have answered this review.'))
  expect(words().value).toBe('It was the authority that was late.')
  expect(network.calls(reply).map(({ body }) => body)).toEqual([
    { content: 'It was the authority that was late.' },
  ])
})

test('nobody is asked how it was while the work goes on', async () => {
  const network = falseNetwork()
  const order = anOngoingOrder()
  await openPage(() => <ReviewPart order={order} side="client" />, '/')
  expect(network.calls(REVIEW)).toEqual([])
})
