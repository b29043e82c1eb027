import type { OrderWork } from '@sojourn/contract/work/completion'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { aDocument } from '../../../test/documents.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { anOngoingOrder, aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, openBy } from '../../../test/render.tsx'
import { anExtension, aRequest, EXTENSION, REQUEST, theWork } from '../../../test/work.ts'
import { WorkButton } from './work-acts.tsx'
import type { WorkAct } from './work-step.ts'

const ANSWER = `POST /orders/${UUID}/completion-requests/${REQUEST}/answer`

async function shown(
  act: WorkAct,
  changes: Partial<OrderWork> = {},
  order = anOngoingOrder(),
  items: OrderDocument[] = [],
) {
  const network = falseNetwork()
  network.answers(`GET /orders/${UUID}/documents`, ok({ items, may: [] }))
  const work = theWork({ request: aRequest(), extension: anExtension(), ...changes })
  const page = await openPage(() => <WorkButton order={order} work={work} act={act} primary />, '/')
  return { ...page, network }
}

test('before the work is accepted the client reads what else ends', async () => {
  const ends = { meeting_at: '2026-05-11T02:00:00.000Z', meeting_request: true, extension_days: 5, extras: 2 }
  browserOf('Europe/Berlin')
  await shown('accept_request', { accepting_ends: ends })
  await openBy('Accept the work')
  const text = find('dialog[open]').textContent
  expect(find('dialog[open] p').textContent).toContain(
    'Your meeting on 11 May 2026, 04:00 has not taken place yet.',
  )
  expect(text?.split('Your meeting')).toHaveLength(2)
  expect(text).toContain('The request for another meeting time.')
  expect(text).toContain('The request of Amara Okafor for 5 more days.')
  expect(text).toContain('The 2 extras that are proposed.')
})

test('who would rather meet first is led to the meetings, and accepts nothing', async () => {
  const ends = {
    meeting_at: '2026-05-11T02:00:00.000Z',
    meeting_request: false,
    extension_days: null,
    extras: 0,
  }
  const { network } = await shown('accept_request', { accepting_ends: ends })
  await openBy('Accept the work')
  expect(find('dialog[open]').textContent).not.toContain('With it ends')
  const first = findText('Meet first')
  expect(first.getAttribute('href')).toBe('/#meetings')
  await click(first)
  expect([document.querySelector('dialog[open]'), network.calls(ANSWER)]).toEqual([null, []])
})

test('before the work is accepted the client reads which documents never arrived', async () => {
  const items = [
    aDocument({ name: 'Bank statement' }),
    aDocument({ name: 'Photo', slug: 'returned' }),
    aDocument({ name: 'Passport', slug: 'accepted' }),
    aDocument({ name: 'Letter', mandatory: false }),
  ]
  await shown('accept_request', {}, anOngoingOrder(), items)
  await openBy('Accept the work')
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain(
      'These documents never arrived: Bank statement, Photo.',
    ),
  )
})

const inDialog = (name: string) => findText(name, 'dialog[open] button')

interface Step {
  act: WorkAct
  name: string
  title: string
  meaning: string
  call: string
  body: unknown
  said: string
}

const steps: Step[] = [
  {
    act: 'accept_request',
    name: 'Accept the work',
    title: 'Accept the work?',
    meaning: 'Amara Okafor gets $425, after our commission of $75. This cannot be undone.',
    call: ANSWER,
    body: { accept: true },
    said: 'You have accepted the work. Thank you!',
  },
  {
    act: 'withdraw_request',
    name: 'Withdraw the request',
    title: 'Withdraw the completion request?',
    meaning: 'You can ask again at any time.',
    call: `POST /orders/${UUID}/completion-requests/${REQUEST}/withdraw`,
    body: undefined,
    said: 'The request is withdrawn.',
  },
  {
    act: 'withdraw_extension',
    name: 'Withdraw the request for more time',
    title: 'Withdraw the request for more time?',
    meaning: 'The due date stays as it is.',
    call: `POST /orders/${UUID}/extensions/${EXTENSION}/withdraw`,
    body: undefined,
    said: 'The request is withdrawn.',
  },
  {
    act: 'answer_extension',
    name: 'Agree',
    title: 'Agree to more time?',
    meaning: 'The due date moves by 5 days.',
    call: `POST /orders/${UUID}/extensions/${EXTENSION}/answer`,
    body: { accept: true },
    said: 'The due date has moved.',
  },
  {
    act: 'answer_extension',
    name: 'Decline',
    title: 'Decline more time?',
    meaning: 'The due date stays as it is.',
    call: `POST /orders/${UUID}/extensions/${EXTENSION}/answer`,
    body: { accept: false },
    said: 'The due date stays.',
  },
  {
    act: 'start',
    name: 'Start the work',
    title: 'Start the work?',
    meaning: 'From now on you have 14 days to deliver, and Ngozi Traveller is told.',
    call: `POST /orders/${UUID}/start`,
    body: {},
    said: 'You have started the work.',
  },
]

test.each(steps)('"$name" asks before it happens, and happens once', async (step) => {
  const { network } = await shown(step.act)
  const later = held(ok(theWork()))
  network.answers(step.call, later.reply)
  await openBy(step.name)
  expect(find('dialog[open] h2').textContent).toBe(step.title)
  const questions = [...document.querySelectorAll('dialog[open] p')].map((one) => one.textContent)
  expect(questions).toEqual([step.meaning])
  expect(network.calls(step.call)).toEqual([])
  await click(inDialog(step.name))
  await click(find('dialog[open] button[aria-busy]'))
  later.release()
  await eventually(() => expect(toasts()).toEqual([`success: ${step.said}`]))
  expect(network.calls(step.call).map(({ body }) => body)).toEqual([step.body])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('who keeps from accepting has not accepted', async () => {
  const { network } = await shown('accept_request')
  await openBy('Accept the work')
  await click(inDialog('Cancel'))
  expect([document.querySelector('dialog[open]'), network.calls(ANSWER)]).toEqual([null, []])
})

test('who accepts what was withdrawn meanwhile reads so, and is not thanked', async () => {
  const { network } = await shown('accept_request')
  network.answers(ANSWER, refused(409, 'request_state', 'The agent has withdrawn the request.'))
  await openBy('Accept the work')
  await click(inDialog('Accept the work'))
  await eventually(() => expect(toasts()).toEqual(['error: The agent has withdrawn the request.']))
})

test('an agent who starts early reads what is missing, and that it will be seen', async () => {
  const order = aPaidOrder({ delivery_time: 1 })
  await shown('start', { missing: ['Passport', 'Bank statement'] }, order)
  await openBy('Start the work')
  const question = find('dialog[open]').textContent
  expect(question).toContain('From now on you have one day to deliver')
  expect(question).toContain('Not there yet: Passport, Bank statement. Both of you will see that.')
})

test('an agent who begins at their own risk reads it on the page and again before they begin', async () => {
  const { network } = await shown('start', { own_risk_until: '2026-05-18T10:00:00.000Z' })
  const call = `POST /orders/${UUID}/start`
  network.answers(call, ok(theWork()))
  expect(() => findText('Start the work')).toThrow()
  await openBy('Start at my own risk')
  expect(find('dialog[open]').textContent).toContain('they can withdraw and get a full refund')
  expect(find('dialog[open]').textContent).toContain('you work at your own risk')
  await click(inDialog('Start at my own risk'))
  await eventually(() => expect(toasts()).toEqual(['success: You have started the work.']))
  expect(network.calls(call).map(({ body }) => body)).toEqual([{ accepts_risk: true }])
})

test('a client lets the work begin early, and reads what that means first', async () => {
  const { network } = await shown('agree_early_start')
  const call = `PUT /orders/${UUID}/early-start`
  network.answers(call, ok(aPaidOrder({ early_start: true })))
  network.answers(`GET /orders/${UUID}/work`, ok(theWork()))
  await openBy('Let the work begin now')
  expect(find('dialog[open]').textContent).toContain('you pay for what is done')
  await click(inDialog('Let the work begin now'))
  await eventually(() => expect(network.calls(call).map(({ body }) => body)).toEqual([{ agrees: true }]))
})
