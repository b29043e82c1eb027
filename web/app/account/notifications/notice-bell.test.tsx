import type { Notice } from '@sojourn/contract/talk/notifications'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { liveSocket } from '../../../test/conversation.tsx'
import { falseNetwork, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { aNotice } from '../../../test/notices.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, find, findText } from '../../../test/render.tsx'
import { aClient } from '../../../test/signed-in.tsx'
import { queryClient } from '../../session/query-client.ts'
import { connection } from '../../session/socket/socket.ts'
import { NoticeBell } from './notice-bell.tsx'

const LIST = 'GET /notifications'
const COUNT = 'GET /notifications/unread-count'

beforeEach(() => {
  vi.useFakeTimers()
  queryClient().clear()
})

async function told(unread: number, ...replies: [Reply, ...Reply[]]) {
  const socket = await liveSocket()
  const network = falseNetwork()
  network.answers(COUNT, ok({ unread }))
  network.answers(LIST, ...replies)
  const account = { ...aClient(), fullname: 'Ngozi Traveller' }
  await openPage(() => <NoticeBell account={account} />, '/p/client/goals')
  return { network, socket }
}
const shown = (unread: number, ...notices: Notice[]) => told(unread, listOf(...notices))
const bell = () => find('button')
const badge = () => bell().textContent

test('nothing is asked for while the page still comes; then how much is unread', async () => {
  const { network } = await shown(3)
  expect(network.calls(COUNT)).toEqual([])
  await pass(4000)
  await soon(() => expect(badge()).toContain('3 unread'))
  expect(network.calls(LIST)).toEqual([])
})

test('what came since is looked for once a minute, and at once where the server says so', async () => {
  const { network, socket } = await shown(1)
  await pass(4000)
  await soon(() => expect(network.calls(COUNT)).toHaveLength(1))
  await pass(60_000)
  await soon(() => expect(network.calls(COUNT)).toHaveLength(2))
  await socket.says({ type: 8 })
  await soon(() => expect(network.calls(COUNT)).toHaveLength(3))
  await socket.says({ type: 2, conversation_id: 'c' })
  expect(network.calls(COUNT)).toHaveLength(3)
})

test('the newest are asked for once somebody opens it, and all of them are one press away', async () => {
  const { network } = await shown(1, aNotice())
  await pass(4000)
  await click(bell())
  await soon(() => expect(find('li').textContent).toContain('Amara Okafor asks for completion'))
  expect(network.calls(LIST)[0]?.query.get('limit')).toBe('8')
  expect(findText('See all notifications').getAttribute('href')).toBe('/p/client/notifications')
})

test('all are read up to the newest shown, and the number follows the server', async () => {
  const { network } = await shown(2, aNotice({ id: 'n-9' }), aNotice())
  network.answers('POST /notifications/read-all', ok({ unread: 0 }))
  await pass(4000)
  await click(bell())
  network.answers(COUNT, ok({ unread: 0 }))
  await click(await soon(() => findText('Mark all as read')))
  await soon(() => expect(badge()).not.toContain('unread'))
  expect(network.calls('POST /notifications/read-all').map(({ body }) => body)).toEqual([{ newest: 'n-9' }])
})

test('an empty bell says what it is for', async () => {
  await shown(0)
  await pass(4000)
  await click(bell())
  await soon(() => expect(document.body.textContent).toContain('No notifications yet.'))
  expect(document.body.textContent).not.toContain('Mark all as read')
})

test('what could not be read is tried again', async () => {
  await told(1, refused(503, 'unavailable', 'Please try again later.'), listOf(aNotice()))
  await pass(4000)
  await click(bell())
  await click(await soon(() => findText('Retry')))
  await soon(() => expect(find('li').textContent).toContain('Study permit'))
})

test.each([
  ['staff', 'connecting'],
  // Clients and agents have it open for their messages.
  ['subscriber', 'disconnected'],
  ['consultant', 'disconnected'],
] as const)('of %s the bell itself keeps the line: %s', async (role, state) => {
  await liveSocket()
  act(() => connection.disconnect())
  falseNetwork().answers(COUNT, ok({ unread: 0 }))
  const account = { ...aClient({ role }), fullname: 'Ngozi Traveller' }
  await openPage(() => <NoticeBell account={account} />, '/p/staff')
  expect(connection.snapshot().state, 'not while the page still comes').toBe('disconnected')
  await pass(4000)
  await soon(() => expect(badge()).not.toBeNull())
  expect(connection.snapshot().state).toBe(state)
})
