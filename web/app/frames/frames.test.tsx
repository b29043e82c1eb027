import { expect, test } from 'vitest'
import { browserOf } from '../../test/browser-of.ts'
import { ok, refused } from '../../test/network.ts'
import { toasts } from '../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../test/render.tsx'
import { aClient, openSignedIn } from '../../test/signed-in.tsx'
import { AccountBanners } from './account-banners.tsx'
import { guardRoom, isOtherRoom, takeNotice } from './room-guard.ts'
import Suspended from './suspended.tsx'

const KEEP = 'DELETE /account/deletion-requests'
const leaving = aClient({ deletion: { due_at: '2026-05-17T20:00:00.000Z' } })

test.each([
  ['subscriber', '/p/client/goals', false],
  ['subscriber', '/p/agent/orders', true],
  ['consultant', '/p/client/goals', true],
  ['consultant', '/p/agent/orders', false],
  ['unverified_consultant', '/p/agent/orders', false],
  ['subscriber', '/p/staff/payouts', false],
  ['staff', '/p/client/goals', false],
] as const)('to a %s %s is a room of the other mode: %s', (role, path, isOther) => {
  expect(isOtherRoom(role, path)).toBe(isOther)
})

const thrown = (act: () => void) => {
  try {
    act()
  } catch (error) {
    return error
  }
}

test('to others the desk of our team does not exist', () => {
  expect(thrown(() => guardRoom('subscriber', '/p/staff/payouts'))).toMatchObject({ init: { status: 404 } })
})

test('our team, who cannot switch, is led back to the desk and reads why, once', () => {
  const answer = thrown(() => guardRoom('staff', '/p/client/goals')) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/p\/staff/)])
  expect(takeNotice()).toBeTruthy()
  expect(takeNotice()).toBeNull()
})

test('one’s own room and that of the other mode stay open', () => {
  expect(thrown(() => guardRoom('subscriber', '/p/client/goals'))).toBeUndefined()
  expect(thrown(() => guardRoom('subscriber', '/p/agent/orders'))).toBeUndefined()
})

const ASKED = 'GET /account/deletion-requests'
const openOrder = { words: 'You have an open order as a client.', place: 'client_orders' }
const banners = (account = aClient(), against: (typeof openOrder)[] = []) =>
  openSignedIn(AccountBanners, '/p/client/goals', {
    account,
    tell: (network) =>
      network.answers(
        ASKED,
        ok({
          due_at: account.deletion?.due_at ?? null,
          blockers: against.map(({ words }) => words),
          against,
        }),
      ),
  })

test('an account that waits for an open order promises no day, and leads to what it waits for', async () => {
  browserOf('Asia/Tokyo')
  const { place } = await banners(leaving, [openOrder])
  await eventually(() =>
    expect(place.textContent).toContain(
      'Your account will be deleted once everything that is still open is settled.',
    ),
  )
  expect(place.textContent).not.toContain('18 May 2026')
  expect(findText('See what is missing').closest('a')?.getAttribute('href')).toBe('/p/client/account/data')
})

test('an account about to go says on which day of its person, and is kept by one press', async () => {
  browserOf('Asia/Tokyo')
  const { network, place } = await banners(leaving)
  network.answers(KEEP, refused(503, 'unavailable', 'Please try again.'), ok({}))
  await eventually(() => expect(place.textContent).toContain('Your account will be deleted on 18 May 2026.'))
  await click(findText('Keep my account'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  const asked = network.calls('GET /account').length
  await click(findText('Keep my account'))
  await eventually(() => expect(toasts().at(-1)).toBe('success: Your account will not be deleted'))
  await eventually(() => expect(network.calls('GET /account').length).toBeGreaterThan(asked))
})

const VERIFY = 'POST /account/verify/email'
const unverified = aClient({ email: { address: 'ngozi@example.com', verified: false } })

test('who has not verified their email reads which one, and gets a code by one press', async () => {
  const { network, place } = await banners(unverified)
  network.answers(VERIFY, ok({}))
  await eventually(() => expect(place.textContent).toContain('Please verify your email, ngozi@example.com.'))
  await click(findText('Verify email'))
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain('We sent a code to ngozi@example.com.'),
  )
})

test('a code that was asked for too often may still lie in the mailbox', async () => {
  const { network } = await banners(unverified)
  network.answers(VERIFY, refused(429, 'too_many_tries', 'Please wait a minute.'))
  await click(await eventually(() => findText('Verify email')))
  await eventually(() => expect(toasts()).toEqual(['error: Please wait a minute.']))
  expect(find('dialog[open]')).toBeTruthy()
})

test('where no code could be sent none is asked for', async () => {
  const { network } = await banners(unverified)
  network.answers(VERIFY, refused(503, 'unavailable', 'Please try again.'))
  await click(await eventually(() => findText('Verify email')))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('an account in order has nothing above the page', async () => {
  browserOf('Africa/Lagos')
  const { place } = await banners()
  await eventually(() => find('div > div', place))
  expect(place.querySelector('button')).toBeNull()
})

test('who is suspended reads why, since when and whom to write to, and can take their data along', async () => {
  browserOf('Africa/Lagos')
  const suspension = { reason: 'A client reported a forged letter.', since: '2026-05-04T10:00:00.000Z' }
  const { place } = await openSignedIn(() => <Suspended suspension={suspension} />, '/p/client/goals', {
    tell: (network) =>
      network.answers('GET /account/deletion-requests', ok({ due_at: null, blockers: [], against: [] })),
  })
  await eventually(() => expect(place.textContent).toContain('A client reported a forged letter.'))
  expect(place.textContent).toContain('4 May 2026, 11:00')
  expect(place.textContent).toContain('Download my data')
  await eventually(() => expect(place.textContent).toContain('Delete my account'))
  expect(find('dd a').getAttribute('href')).toMatch(/^mailto:/)
})
