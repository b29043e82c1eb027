import { NOTICE_KINDS } from '@sojourn/contract/talk/notice-preferences'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { thePreferences } from '../../../test/notices.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anAgent } from '../../../test/own-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { aClient, openSignedIn } from '../../../test/signed-in.tsx'
import NoticesPage from './notices-page.tsx'

const PUT = 'PUT /account/notifications'
const PUSH = 'GET /account/push'

async function shown(preferences = thePreferences(), push: object = { key: null, is_on: false }) {
  const page = await openSignedIn(NoticesPage, '/p/client/account/notifications', {
    tell: (network) => {
      network.answers('GET /account/notifications', ok(preferences))
      network.answers(PUSH, ok(push))
      network.answers(PUT, ok({}))
    },
  })
  await eventually(() => find('tbody tr'))
  return page
}

const box = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === label,
  )
  const control = found && document.getElementById(found.htmlFor)
  if (!control) throw new Error(`Nothing is labelled ${label}`)
  return control as HTMLInputElement
}
const bodies = (network: Awaited<ReturnType<typeof shown>>['network']) =>
  network.calls(PUT).map(({ body }) => body)

test('what is always told has no box to take it away', async () => {
  await shown()
  const last = [...document.querySelectorAll('tbody tr')].at(-1)
  expect(last?.textContent).toContain('Account, money and deadlines')
  expect(last?.textContent).toContain('Always by email')
  expect(last?.querySelector('input')).toBeNull()
})

test('one box changes one kind in one way, and leaves all else', async () => {
  const { network } = await shown()
  await click(box('Meetings by email'))
  const known = thePreferences()
  await eventually(() =>
    expect(bodies(network)).toEqual([{ ...known, mail: { ...known.mail, meetings: false } }]),
  )
  expect([box('Meetings by email').checked, box('Meetings in the app').checked]).toEqual([false, true])
})

test('two quick changes are sent one after the other, the last with both', async () => {
  const { network } = await shown()
  const first = held(ok({}))
  network.answers(PUT, first.reply, ok({}))
  await click(box('Orders by email'))
  await click(box('Payments by email'))
  expect(bodies(network)).toHaveLength(1)
  first.release()
  await eventually(() => expect(bodies(network)).toHaveLength(2))
  expect(bodies(network)[1]).toMatchObject({ mail: { orders: false, payments: false } })
})

test('a change that was refused is told, and the page shows again what holds', async () => {
  const { network } = await shown()
  network.answers(PUT, refused(503, 'unavailable', 'Please try again.'))
  await click(box('Orders by email'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  await eventually(() => expect(box('Orders by email').checked).toBe(true))
})

test.each([
  [null, ['In the app', 'Email']],
  ['key', ['In the app', 'Email', 'Push']],
])('push is a way only where the server has a key (%s)', async (key, names) => {
  await shown(thePreferences(), { key, is_on: false })
  await eventually(() =>
    expect([...document.querySelectorAll('thead th')].map((one) => one.textContent)).toEqual(names),
  )
})

test('messages come by email and push, saved searches by email alone', async () => {
  const { network } = await shown(thePreferences(), { key: 'key', is_on: false })
  await eventually(() => expect(document.querySelectorAll('thead th')).toHaveLength(3))
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('input').length)
  expect(rows.slice(0, 6)).toEqual([3, 2, 3, 3, 3, 1])
  await click(box('Messages by push'))
  await eventually(() => expect(bodies(network)).toMatchObject([{ push: { messages: false, orders: true } }]))
})

test.each([
  ['an agent', anAgent(), true],
  ['an agent in client mode', anAgent({ role: 'subscriber', is_a: 'subscriber', switched: true }), true],
  ['a client', aClient(), false],
] as const)('%s has a box for each kind that can be switched off', async (_, account, writes) => {
  await openSignedIn(NoticesPage, '/p/agent/account/notifications', {
    account,
    tell: (network) => {
      network.answers('GET /account/notifications', ok(thePreferences()))
      network.answers(PUSH, ok({ key: null, is_on: false }))
    },
  })
  await eventually(() => find('tbody tr'))
  const boxes = [...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('input').length)
  const kinds = NOTICE_KINDS.filter((kind) => kind !== 'articles' || writes)
  expect(boxes).toHaveLength(kinds.length + 1)
  if (writes) expect(box('Articles by email').checked).toBe(true)
})

test('emails that can wait come at once or once a day', async () => {
  const { network } = await shown()
  await click(find('input[name=mail_rhythm][value=daily]'))
  await eventually(() => expect(bodies(network)).toMatchObject([{ mail_rhythm: 'daily' }]))
})

test('quiet hours begin with those of most people, in the zone of the account, and end again', async () => {
  const { network, place } = await shown()
  await click(box('Quiet hours'))
  await eventually(() =>
    expect(bodies(network)).toMatchObject([{ quiet: { from: '22:00', until: '07:00' } }]),
  )
  expect(place.textContent).toContain('Africa/Lagos')
  await click(box('Quiet hours'))
  await eventually(() => expect(bodies(network).at(-1)).toMatchObject({ quiet: null }))
})

test.each([
  ['client', aClient()],
  ['agent', anAgent()],
] as const)('the zone of the quiet hours is changed where a person is: %s', async (room, account) => {
  await openSignedIn(NoticesPage, `/p/${room}/account/notifications`, {
    account,
    tell: (network) => {
      const quiet = { from: '22:00', until: '07:00' }
      network.answers('GET /account/notifications', ok(thePreferences({ quiet })))
      network.answers(PUSH, ok({ key: null, is_on: false }))
    },
  })
  const link = await eventually(() => findText('Change your time zone'))
  expect(link.getAttribute('href')).toBe(`/p/${room}/account/timezone`)
})

test('one end of the quiet hours is changed without the other; half a time is none', async () => {
  const { network } = await shown(thePreferences({ quiet: { from: '21:00', until: '06:30' } }))
  const from = find<HTMLInputElement>('input[placeholder^="9:00"], input[placeholder^="09:00"]')
  const leave = () => act(async () => from.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await type(from, '')
  await leave()
  expect(bodies(network)).toEqual([])
  await type(from, '8:15 pm')
  await leave()
  await eventually(() =>
    expect(bodies(network)).toMatchObject([{ quiet: { from: '20:15', until: '06:30' } }]),
  )
})

test('choices that could not be read are asked for again, and none is guessed', async () => {
  await openSignedIn(NoticesPage, '/p/client/account/notifications', {
    tell: (network) => {
      network.answers(
        'GET /account/notifications',
        refused(503, 'unavailable', 'Please try again later.'),
        ok(thePreferences()),
      )
      network.answers(PUSH, ok({ key: null, is_on: false }))
    },
  })
  await eventually(() => findText('Retry'))
  expect(document.querySelector('input')).toBeNull()
  await click(findText('Retry'))
  await eventually(() => find('tbody tr'))
})

test('a browser that cannot push says so', async () => {
  await shown(thePreferences(), { key: 'key', is_on: false })
  await eventually(() =>
    expect(document.body.textContent).toContain('This browser cannot show push notifications.'),
  )
})

test('a browser that was told no once says where to change it', async () => {
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: async () => 'denied' })
  const serviceWorker = {}
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  await shown(thePreferences(), { key: 'key', is_on: false })
  await click(await eventually(() => box('Push notifications in this browser')))
  await eventually(() =>
    expect(document.body.textContent).toContain('Your browser blocks notifications of this site.'),
  )
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
