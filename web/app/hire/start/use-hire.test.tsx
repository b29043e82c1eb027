import type { AgentService } from '@sojourn/contract/supply/agents'
import type { Goal } from '@sojourn/contract/work/goals'
import { act, useState } from 'react'
import { type NavigateFunction, useNavigate, useNavigationType } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { HireButton } from '../../find/profile/hire-button.tsx'
import { AccountContext, type AccountState, type ShellAccount } from '../../session/account.ts'
import { closeAuth, currentAuth } from '../../session/auth-store.ts'
import { queryClient } from '../../session/query-client.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'

// Fetched when they are first needed, which takes longer than a test may.
beforeAll(async () => {
  await Promise.all([
    import('./own-hire.tsx'),
    import('./hire-steps.tsx'),
    import('../checkout/checkout-modal.tsx'),
    import('@sojourn/contract/people/auth'),
  ])
}, 60_000)

beforeEach(() => {
  queryClient().clear()
  for (const { id } of currentToasts()) dismissToast(id)
})

afterEach(closeAuth)

const SERVICE = '0190a0a0-0000-7000-8000-000000000002'
const ORDERED = '0190a0a0-0000-7000-8000-000000000003'
const AGENT = '0190a0a0-0000-7000-8000-000000000004'

const service = {
  id: SERVICE,
  title: 'Study permit',
  visa: {
    id: 'ca/study-permit',
    name: 'Study permit',
    purposes: [{ id: 'study', name: 'Study' }],
    country: { id: 'CA', name: 'Canada' },
  },
} as AgentService

const aGoal = (id: number, name: string) =>
  ({
    id,
    name,
    destination_country: { id: 'CA', name: 'Canada' },
    purpose: { id: 'study', name: 'Study' },
    expected_delivery_date: '2099-09-01',
  }) as Goal

const client: ShellAccount & { email: object } = {
  uuid: '0190a0a0-0000-7000-8000-000000000005',
  role: 'subscriber',
  fullname: 'Ngozi Traveller',
  username: null,
  profile_picture: null,
  order_count: 0,
  switched: false,
  email: { address: 'ngozi@example.com', verified: false },
}
const present = (account: ShellAccount): AccountState => ({ kind: 'present', account, logOut: () => {} })

/** The button of a service, on its agent's page. */
async function profile(at = '/amara-okafor', who: AccountState = present(client)) {
  const network = falseNetwork()
  network.answers(
    'POST /orders',
    ok({ uuid: ORDERED, ref: 'SO-7K3M9QXA', status: [0, 'Awaiting payment'] }, 201),
  )
  network.answers('GET /goals', listOf())
  let go: NavigateFunction = () => {}
  let how = ''
  let signIn = (_: AccountState) => {}
  function Page() {
    const [state, setState] = useState(who)
    go = useNavigate()
    how = useNavigationType()
    signIn = setState
    return (
      <AccountContext value={state}>
        <HireButton service={service} agent={AGENT} path="/amara-okafor" closed={false} />
      </AccountContext>
    )
  }
  const { address } = await renderAt(at, <Page />)
  await eventually(() => expect(hire().getAttribute('disabled')).toBe(null))
  return {
    network,
    address,
    how: () => how,
    go: (to: string) => act(async () => go(to)),
    signIn: (state: AccountState) => act(async () => signIn(state)),
    sent: () => network.calls('POST /orders').map(({ body }) => body),
  }
}

const hire = () => findText('Hire agent for Study permit')
const openDialog = () => find<HTMLDialogElement>('dialog[open]')
const title = () => find('h2', openDialog()).textContent
const toasts = () => currentToasts().map(({ text }) => text)
const inDialog = (text: string) =>
  [...openDialog().querySelectorAll('button')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLButtonElement
const radios = () => [...openDialog().querySelectorAll<HTMLInputElement>('input[type=radio]')]

test('a goal in the address that fits goes straight to the checkout', async () => {
  const { address, sent, how } = await profile('/amara-okafor?tab=services&goalId=7')
  await click(hire())
  await eventually(() => expect(address()).toBe(`/amara-okafor?tab=services&goalId=7&checkout=${ORDERED}`))
  expect(sent()).toEqual([{ goal: 7, service: SERVICE }])
  expect(how(), 'Back closes the checkout').toBe('PUSH')
})

test('while the order is made the button waits, and is not pressed twice', async () => {
  const { network, sent } = await profile('/amara-okafor?goalId=7')
  const answer = held(ok({ uuid: ORDERED }))
  network.answers('POST /orders', answer.reply)
  await click(hire())
  expect(hire().getAttribute('aria-busy')).toBe('true')
  await click(hire())
  answer.release()
  await eventually(() => expect(hire().getAttribute('aria-busy')).toBe(null))
  expect(sent()).toHaveLength(1)
})

test('pressed again after the server stumbled it is the same order, whose checkout opens', async () => {
  const { network, address } = await profile('/amara-okafor?goalId=7')
  network.answers(
    'POST /orders',
    refused(500, 'internal', 'Something went wrong on our side.'),
    ok({ uuid: ORDERED }),
  )
  await click(hire())
  await eventually(() => expect(toasts()).toEqual(['Something went wrong on our side.']))
  await click(hire())
  await eventually(() => expect(address()).toContain('checkout='))
  const [first, second] = network.calls('POST /orders').map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('left and taken up again, it asks for the order of the same goal and service', async () => {
  const { go, address, sent } = await profile('/amara-okafor?goalId=7')
  await click(hire())
  await eventually(() => expect(address()).toContain('checkout='))
  await go('/amara-okafor?goalId=7')
  await click(hire())
  await eventually(() => expect(address()).toContain(`checkout=${ORDERED}`))
  expect(sent()).toEqual([
    { goal: 7, service: SERVICE },
    { goal: 7, service: SERVICE },
  ])
})

test('a goal that was decided in another tab is told of in the dialog that is open already', async () => {
  const { network } = await profile('/amara-okafor')
  const sentence = 'This goal is already decided. Please choose another one.'
  network.answers('GET /goals', listOf(aGoal(1, 'Lagos to Toronto')))
  network.answers('POST /orders', refused(405, 'goal_does_not_fit', sentence))
  await click(hire())
  await eventually(() => expect(radios()).toHaveLength(1))
  network.answers('GET /goals', listOf())
  await click(inDialog('Hire agent'))
  await eventually(() => expect(toasts()).toEqual([sentence]))
  await eventually(() => expect(radios()).toEqual([]))
})

test('a goal that does not fit opens the dialog, which makes one', async () => {
  const { network, address } = await profile('/amara-okafor?goalId=7')
  network.answers(
    'POST /orders',
    refused(405, 'goal_does_not_fit', 'Please choose a goal that fits this service.'),
  )
  network.answers('GET /goals', listOf())
  await click(hire())
  await eventually(() => expect(title()).toBe('Create Goal'))
  expect(openDialog().textContent).toContain('No valid goal exists for this service.')
  expect(network.calls('GET /goals')[0]?.query.get('fits')).toBe(SERVICE)
  expect(toasts()).toEqual([])
  await act(async () => void openDialog().dispatchEvent(new Event('cancel')))
  expect(document.querySelector('dialog[open]')).toBe(null)
  expect(address()).toBe('/amara-okafor?goalId=7')
})

test('one chooses among the goals that fit, found by a part of their name without its accents', async () => {
  const { network, address, sent } = await profile()
  const names = ['Lagos to Toronto', 'Québec, once more', 'Third try', 'Fourth', 'Fifth']
  network.answers('GET /goals', listOf(...names.map((name, index) => aGoal(index + 1, name))))
  await click(hire())
  await eventually(() => expect(radios()).toHaveLength(5))
  expect(title()).toBe('Select Goal')
  expect(inDialog('Hire agent').disabled).toBe(true)
  await type(find<HTMLInputElement>('input[type=search]', openDialog()), 'quebec')
  expect(radios()).toHaveLength(1)
  await click(radios()[0] as HTMLInputElement)
  await click(inDialog('Hire agent'))
  await eventually(() => expect(address()).toBe(`/amara-okafor?goalId=2&checkout=${ORDERED}`))
  expect(sent()).toEqual([{ goal: 2, service: SERVICE }])
  expect(document.querySelector('dialog[open]')).toBe(null)
})

test('an only goal is chosen, and few are not searched', async () => {
  const { network } = await profile()
  network.answers('GET /goals', listOf(aGoal(1, 'Lagos to Toronto')))
  await click(hire())
  await eventually(() => expect(radios().map(({ checked }) => checked)).toEqual([true]))
  expect(openDialog().querySelector('input[type=search]')).toBe(null)
})

test('who came back from signing in elsewhere goes on where they were, and may leave it', async () => {
  const { address } = await profile(`/amara-okafor?hire=${SERVICE}`)
  await eventually(() => expect(title()).toBe('Create Goal'))
  await act(async () => void openDialog().dispatchEvent(new Event('cancel')))
  await eventually(() => expect(address()).toBe('/amara-okafor'))
})

test('an email that is not proven is proven on the way, and the order is made then', async () => {
  const { network, address } = await profile('/amara-okafor')
  network.answers('GET /goals', listOf(aGoal(1, 'Lagos to Toronto')))
  network.answers(
    'POST /orders',
    refused(409, 'email_not_verified', 'Please verify your email first.'),
    ok({ uuid: ORDERED }),
  )
  network.answers('POST /account/verify/email', ok({ resend_after_seconds: 60 }))
  network.answers(
    'PUT /account/verify/email',
    ok({ ...client, email: { address: 'ngozi@example.com', verified: true } }),
  )
  await click(hire())
  await eventually(() => expect(radios()).toHaveLength(1))
  await click(inDialog('Hire agent'))
  await eventually(() => expect(title()).toBe('Verify Email'))
  expect(address()).toBe('/amara-okafor?goalId=1')
  expect(openDialog().textContent).toContain('ngozi@example.com')
  await type(find<HTMLInputElement>('input', openDialog()), '12345')
  await eventually(() => expect(address()).toBe(`/amara-okafor?goalId=1&checkout=${ORDERED}`))
  expect(network.calls('PUT /account/verify/email')).toMatchObject([{ body: { otp: '12345' } }])
  expect(network.calls('POST /orders')).toHaveLength(2)
})

test('a code that was sent a moment ago is still asked for', async () => {
  const { network } = await profile('/amara-okafor?goalId=7')
  network.answers('POST /orders', refused(409, 'email_not_verified', 'Please verify your email first.'))
  const sentence = 'Too many tries. Please wait a moment and try again.'
  network.answers('POST /account/verify/email', refused(429, 'too_many_tries', sentence))
  await click(hire())
  await eventually(() => expect(title()).toBe('Verify Email'))
  expect(toasts()).toEqual([sentence])
})

const AS_CLIENT = 'Only clients can hire agents. Switch to client mode to hire.'

test('an agent is told why they cannot hire, and nothing is sent', async () => {
  await profile('/amara-okafor?goalId=7', present({ ...client, role: 'consultant' }))
  expect(hire().getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(hire().getAttribute('aria-describedby') ?? '')?.textContent).toBe(AS_CLIENT)
  await click(hire())
  expect(document.querySelector('dialog[open]')).toBe(null)
})

test('a stranger who wants to hire signs in first: over the page, or on the page of its own and back', async () => {
  await profile('/amara-okafor', { kind: 'visitor' })
  const back = `/amara-okafor?hire=${SERVICE}`
  expect(new URL(hire().getAttribute('href') ?? '', location.origin).searchParams.get('return_to')).toBe(back)
  await click(hire())
  expect(currentAuth()).toMatchObject({ mode: 'login', returnTo: back })
})

test('who has signed in over the page goes on with what they pressed', async () => {
  const { network, signIn, address } = await profile('/amara-okafor?goalId=7', { kind: 'visitor' })
  await click(hire())
  await signIn(present(client))
  await act(async () => currentAuth()?.goOn?.('subscriber'))
  await eventually(() => expect(address()).toBe(`/amara-okafor?goalId=7&checkout=${ORDERED}`))
  expect(network.calls('POST /orders')).toHaveLength(1)
})

test('an agent who signs in over the page is told why it does not go on', async () => {
  const { network, signIn } = await profile('/amara-okafor?goalId=7', { kind: 'visitor' })
  await click(hire())
  await signIn(present({ ...client, role: 'consultant' }))
  await act(async () => currentAuth()?.goOn?.('consultant'))
  await eventually(() => expect(toasts()).toEqual([AS_CLIENT]))
  expect(network.calls('POST /orders')).toEqual([])
})
