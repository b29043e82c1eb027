import type { Order } from '@sojourn/contract/work/orders'
import { beforeEach, expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { aMeeting, freeTimes, theMeetings } from '../../../test/meetings.ts'
import { ok, type Reply, refused } from '../../../test/network.ts'
import { aPaidOrder, aParty, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { ME, openSignedIn } from '../../../test/signed-in.tsx'
import Schedule from './schedule-page.tsx'

const ORDER = `GET /orders/${UUID}`
const mine = (changes: Partial<Order> = {}) =>
  aPaidOrder({ client: { ...aParty('Ngozi Traveller'), uuid: ME }, ...changes })

let loaded: Order | null = null
beforeEach(() => {
  loaded = null
  meetings = theMeetings({ may: ['book'] })
})

type Page = Parameters<typeof Schedule>[0]

let meetings = theMeetings({ may: ['book'] })

async function told(...replies: [Reply, ...Reply[]]) {
  browserOf('Africa/Lagos')
  const given = { params: { uuid: UUID }, loaderData: loaded } as unknown as Page
  return openSignedIn(() => <Schedule {...given} />, `/p/client/orders/schedule/${UUID}`, {
    tell: (network) => {
      network.answers(ORDER, ...replies)
      network.answers(`GET /orders/${UUID}/meetings`, ok(meetings))
      network.answers(`GET /orders/${UUID}/schedule/times`, ok(freeTimes()))
      network.answers(
        `GET /orders/${UUID}/schedule`,
        ok({ meeting_length: 30, agent_timezone: null, meeting: null }),
      )
    },
  })
}
const text = () => document.body.textContent

test('who has paid reads so, chooses a time, and sees what comes next', async () => {
  await told(ok(mine()))
  await eventually(() => expect(find('h1').textContent).toBe('Choose a time with Amara Okafor'))
  await click(await eventually(() => find('input[name=start]')))
  expect(findText('Confirm this time')).toBeTruthy()
  expect(text()).toContain('Payment protected.')
  expect(text()).toContain('Your next steps')
})

test('after a time is confirmed the page is read from its heading on', async () => {
  const { network } = await told(ok(mine()))
  await click(await eventually(() => find('input[name=start]')))
  network.answers(
    `POST /orders/${UUID}/schedule`,
    ok({ meeting_length: 30, agent_timezone: null, meeting: null }),
  )
  network.answers(`GET /orders/${UUID}/meetings`, ok(theMeetings({ next: aMeeting() })))
  const confirm = findText('Confirm this time')
  confirm.focus()
  await click(confirm)
  await eventually(() => expect(document.activeElement?.textContent).toBe('Your meeting with Amara Okafor'))
  expect(document.activeElement?.tagName).toBe('H1')
})

test('who is booked reads whom they meet; who has met is not told to choose a time first', async () => {
  meetings = theMeetings({ next: aMeeting() })
  await told(ok(mine()))
  await eventually(() => expect(find('h1').textContent).toBe('Your meeting with Amara Okafor'))
  document.body.replaceChildren()
  meetings = theMeetings({ past: [aMeeting({ slug: 'done' })], may: ['book'] })
  await told(ok(mine()))
  await eventually(() => expect(text()).toContain('You have met.'))
})

test('what was known of the order from before the payment is read anew', async () => {
  loaded = mine({ status: [0, 'Awaiting payment'], paid_at: null })
  await told(ok(mine()))
  await eventually(() => expect(find('h1').textContent).toBe('Choose a time with Amara Okafor'))
})

test('an order without a meeting offers no time', async () => {
  const { network } = await told(ok(mine({ meeting_length: null })))
  await eventually(() => expect(text()).toContain('Your next steps'))
  expect(text()).not.toContain('Your meeting with')
  expect(network.calls(`GET /orders/${UUID}/meetings`)).toEqual([])
})

test('an unpaid one can be paid or given up here, and promises no time yet', async () => {
  await told(ok(mine({ status: [0, 'Awaiting payment'], paid_at: null })))
  await eventually(() => expect(find('h1').textContent).toBe('Finish payment'))
  expect(text()).toContain('Amara Okafor is told once it is paid.')
  expect([findText('Finish payment for Study permit'), findText('Cancel order')]).toHaveLength(2)
})

test.each<[Order['status'], string]>([
  [[-2, 'Conflicted'], 'Your order is in conflict'],
  [[2, 'Completed'], 'Your order is completed'],
  [[-1, 'Cancelled'], 'Your order is cancelled'],
])('of an order that is %j nothing is left to schedule', async (status, words) => {
  await told(ok(mine({ status })))
  await eventually(() => expect(find('h1').textContent).toBe(words))
  expect(text()).toContain('There is nothing to schedule here.')
  expect(findText('View order').getAttribute('href')).toBe(`/p/client/orders/${UUID}`)
})

test('an order of somebody else, and one that is none, is not there', async () => {
  await told(ok(aPaidOrder()))
  await eventually(() => expect(find('h1').textContent).toBe('We could not find this page'))
  document.body.replaceChildren()
  await told(refused(404, 'not_found', 'Not found'))
  await eventually(() => expect(find('h1').textContent).toBe('We could not find this page'))
})

test('an order that could not be read is tried again', async () => {
  await told(refused(503, 'unavailable', 'Please try again later.'))
  await eventually(() => findText('Retry'))
  expect(document.querySelector('h1')).toBeNull()
})
