import { act, useState } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { AMARA, aHirable, signedIn, VISITOR } from '../../../test/found-agents.ts'
import { falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { queryClient } from '../../session/query-client.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import OwnHire from './own-hire.tsx'

const ORDER = 'POST /orders'
const ORDERED = '0190a0a0-0000-7000-8000-000000000003'
const button = () => findText('Hire') as HTMLButtonElement

beforeAll(async () => {
  await Promise.all([import('./hire-steps.tsx'), import('../checkout/checkout-modal.tsx')])
}, 60_000)
beforeEach(() => {
  queryClient().clear()
  for (const { id } of currentToasts()) dismissToast(id)
})

/** A client, with as much of the account as the steps before an order need. */
const client = () => signedIn({ email: { address: 'ngozi@example.com', verified: true } } as object)

async function opened(who: AccountState = client(), at = '/amara-okafor', isWanted = false) {
  const network = falseNetwork()
  network.answers('GET /goals', listOf())
  network.answers(ORDER, ok({ uuid: ORDERED, ref: 'SO-1', status: [0, 'Awaiting payment'] }, 201))
  let want = (_: boolean) => {}
  function Page() {
    const [wanted, setWanted] = useState(isWanted)
    want = setWanted
    return (
      <AccountContext value={who}>
        <OwnHire service={aHirable()} agent={AMARA} isWanted={wanted}>
          Hire
        </OwnHire>
      </AccountContext>
    )
  }
  const page = await renderAt(at, <Page />)
  return { ...page, network, want: () => act(async () => want(true)) }
}

test.each<[string, AccountState, string]>([
  ['the agent themselves', signedIn({ uuid: AMARA, role: 'consultant' }), 'You cannot hire yourself.'],
  [
    'another agent',
    signedIn({ role: 'consultant' }),
    'Only clients can hire agents. Switch to client mode to hire.',
  ],
  ['staff', signedIn({ role: 'staff' }), 'Only clients can hire agents.'],
  ['somebody suspended', signedIn({ suspension: {} }), 'Your account is suspended.'],
  ['somebody not known yet', VISITOR, 'One moment, please.'],
])('%s is told why they cannot hire, at the button, and nothing is sent', async (_who, state, reason) => {
  const { network } = await opened(state, '/amara-okafor?goalId=7')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
  await click(button())
  expect(network.calls(ORDER)).toHaveLength(0)
  expect(toasts()).toEqual([])
})

test('who pressed before they signed in and cannot hire hears why', async () => {
  await opened(signedIn({ role: 'consultant' }), '/amara-okafor', true)
  expect(toasts()).toEqual(['error: Only clients can hire agents. Switch to client mode to hire.'])
})

test('who pressed before they signed in goes on, once', async () => {
  const { network, want, address } = await opened(client(), '/amara-okafor?goalId=7')
  expect(network.calls(ORDER)).toHaveLength(0)
  await want()
  await eventually(() => expect(address()).toContain(`checkout=${ORDERED}`))
  expect(network.calls(ORDER).map(({ body }) => body)).toEqual([{ goal: 7, service: aHirable().id }])
})

test('who came back for this service chooses a goal; for another service nothing opens', async () => {
  await opened(client(), `/amara-okafor?hire=${aHirable().id}`)
  await eventually(() => find('dialog[open]'))
  document.body.replaceChildren()
  await opened(client(), '/amara-okafor?hire=0190a0a0-0000-7000-8000-0000000000ff')
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a press is one order, and the button waits', async () => {
  const { network, address } = await opened(client(), '/amara-okafor?goalId=7')
  const { reply, release } = held(ok({ uuid: ORDERED, ref: 'SO-1', status: [0, 'Awaiting payment'] }, 201))
  network.answers(ORDER, reply)
  await click(button())
  await click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  release()
  await eventually(() => expect(address()).toContain(`checkout=${ORDERED}`))
  expect(network.calls(ORDER)).toHaveLength(1)
  expect(network.calls(ORDER)[0]?.key).toMatch(/^[\da-f-]{36}$/)
})

test('a refusal is told, and the page stays where it was', async () => {
  const { network, address } = await opened(client(), '/amara-okafor?goalId=7')
  network.answers(ORDER, refused(409, 'away', 'Amara is on leave.'))
  await click(button())
  await eventually(() => expect(toasts()).toEqual(['error: Amara is on leave.']))
  expect(address()).toBe('/amara-okafor?goalId=7')
  expect(button().getAttribute('aria-busy')).toBeNull()
})
