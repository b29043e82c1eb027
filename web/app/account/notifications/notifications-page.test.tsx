import type { Notice } from '@sojourn/contract/talk/notifications'
import { beforeEach, expect, test } from 'vitest'
import { listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { aNotice } from '../../../test/notices.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aClient, openSignedIn } from '../../../test/signed-in.tsx'
import { queryClient } from '../../session/query-client.ts'
import NotificationsPage from './notifications-page.tsx'

const LIST = 'GET /notifications'
const COUNT = 'GET /notifications/unread-count'
const ALL = 'POST /notifications/read-all'
const AT = '/p/client/notifications'

beforeEach(() => queryClient().clear())

interface Given {
  at?: string
  unread?: number
  role?: 'subscriber' | 'consultant'
}

async function told(replies: [Reply, ...Reply[]], { at = AT, unread = 1, role = 'subscriber' }: Given = {}) {
  return openSignedIn(NotificationsPage, at, {
    account: aClient({ role }),
    tell: (network) => {
      network.answers(LIST, ...replies)
      network.answers(COUNT, ok({ unread }))
    },
  })
}
const shown = (notices: Notice[], given?: Given) => told([listOf(...notices)], given)
const rows = () => [...document.querySelectorAll('li > a')].map((one) => one.textContent ?? '')
const loaded = () => eventually(() => expect(rows().length).toBeGreaterThan(0))

test('what happened is told with what it is about, and whether it was read', async () => {
  await shown([aNotice(), aNotice({ id: 'n-2', is_read: true, title: 'Your order is paid', about: '' })])
  await loaded()
  expect(rows()[0]).toMatch(/^Unread: Amara Okafor asks for completionStudy permit/)
  expect(rows()[1]).toMatch(/^Your order is paid/)
})

test('the number of an order stays in one piece', async () => {
  await shown([aNotice({ about: 'Study permit, stage 1: Plan (SO-MJWD9HP4)' })])
  await loaded()
  expect(find('li > a [data-whole]').textContent).toBe('(SO-MJWD9HP4)')
  expect(rows()[0]).toContain('Study permit, stage 1: Plan (SO-MJWD9HP4)')
})

test('it leads to its place, and opening it reads it', async () => {
  const { network, address } = await shown([aNotice()])
  network.answers('PUT /notifications/n-1/read', ok({ unread: 0 }))
  await loaded()
  await click(find('li > a'))
  await eventually(() => expect(address()).toBe('/p/client/orders/1'))
  await eventually(() => expect(network.calls('PUT /notifications/n-1/read')).toHaveLength(1))
})

test('the way is free where reading it fails', async () => {
  const { network, address } = await shown([aNotice()])
  network.answers('PUT /notifications/n-1/read', refused(503, 'unavailable', 'Please try again.'))
  await loaded()
  await click(find('li > a'))
  await eventually(() => expect(address()).toBe('/p/client/orders/1'))
  expect(toasts()).toEqual([])
})

test('one that was read is not told as read again', async () => {
  const { network, address } = await shown([aNotice({ is_read: true })])
  await loaded()
  await click(find('li > a'))
  await eventually(() => expect(address()).toBe('/p/client/orders/1'))
  expect(network.calls('PUT /notifications/n-1/read')).toEqual([])
})

test('one of the other mode says which', async () => {
  await shown([aNotice({ mode: 'agent' })])
  await loaded()
  expect(rows()[0]).toContain('Agent Mode')
})

test('where the switch is refused one is led there all the same', async () => {
  const { network, address } = await shown([
    aNotice({ mode: 'agent', path: '/p/agent/orders/1', is_read: true }),
  ])
  network.answers('POST /account/switch', refused(409, 'not_now', 'You cannot switch now.'))
  await loaded()
  await click(find('li > a'))
  await eventually(() => expect(address()).toBe('/p/agent/orders/1'))
})

test('all are read up to the newest one shown, so that none goes unseen that came meanwhile', async () => {
  const { network } = await shown([aNotice({ id: 'n-9' }), aNotice({ id: 'n-1' })])
  network.answers(ALL, ok({ unread: 0 }))
  await loaded()
  await click(await eventually(() => findText('Mark all as read')))
  await eventually(() => expect(network.calls(ALL).map(({ body }) => body)).toEqual([{ newest: 'n-9' }]))
})

test('reading all that was refused is told', async () => {
  const { network } = await shown([aNotice()])
  network.answers(ALL, refused(503, 'unavailable', 'Please try again.'))
  await click(await eventually(() => findText('Mark all as read')))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
})

test('without anything unread there is nothing to read', async () => {
  await shown([aNotice({ is_read: true })], { unread: 0 })
  await loaded()
  expect(document.body.textContent).not.toContain('Mark all as read')
})

test.each([
  ['', 'You have no notifications', undefined],
  ['?tab=unread', 'You have read all notifications', 'true'],
])('an empty list at %s says what it is a list of', async (search, words, unread) => {
  const { network } = await shown([], { at: `${AT}${search}`, unread: 0 })
  await eventually(() => expect(document.body.textContent).toContain(words))
  expect(network.calls(LIST)[0]?.query.get('unread') ?? undefined).toBe(unread)
})

test('each mode chooses what it is told in its own account', async () => {
  await shown([aNotice()], { at: '/p/agent/notifications', role: 'consultant' })
  await loaded()
  expect(findText('your account').getAttribute('href')).toContain('/p/agent/')
})

test('the next page comes below, and a list that failed is tried again', async () => {
  await told([
    refused(503, 'unavailable', 'Please try again later.'),
    ok({ items: [aNotice()], pagination: { next_cursor: 'c2' } }),
    listOf(aNotice({ id: 'n-2' })),
  ])
  await click(await eventually(() => findText('Retry')))
  await click(await eventually(() => findText('Load more')))
  await eventually(() => expect(rows()).toHaveLength(2))
})
