import type { Conversation } from '@sojourn/contract/talk/conversations'
import { beforeEach, expect, test } from 'vitest'
import {
  aConversation,
  aMessage,
  aParticipant,
  aThread,
  CHAT,
  falseSizes,
  liveSocket,
  MESSAGES,
  pageOf,
} from '../../../test/conversation.tsx'
import { falseNetwork, held, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import ConversationPage from './conversation-page.tsx'

const CONVERSATION = `GET /orders/${UUID}/conversation`
const WAY = `orders/${UUID}/conversation`

type Page = Parameters<typeof ConversationPage>[0]

beforeEach(falseSizes)

async function told(at: string, ...replies: [Reply, ...Reply[]]) {
  await liveSocket()
  const network = falseNetwork()
  network.answers(CONVERSATION, ...replies)
  network.answers('GET /conversations', listOf(aThread()))
  network.answers(MESSAGES, pageOf([aMessage(1)]))
  network.answers(`PUT /conversations/${CHAT}/read`, ok({ unread_count: 0 }))
  const given = { params: { uuid: UUID }, loaderData: null } as unknown as Page
  const page = await openPage(() => <ConversationPage {...given} />, at)
  return { ...page, network }
}
const shown = (conversation: Conversation, at = `/p/client/${WAY}`) => told(at, ok(conversation))
const title = () => find('h1').textContent

test('a conversation stands beside all others, and says in the title with whom it is', async () => {
  await shown(aConversation())
  await eventually(() => expect(title()).toBe('Conversation with Amara Okafor'))
  await eventually(() => expect(find('nav li a').getAttribute('aria-current')).toBe('page'))
  expect(document.title).toMatch(/^Amara Okafor · /)
  await eventually(() => expect(find('section[aria-label=Messages]').textContent).toContain('Message 1'))
})

test('what the list knows of it stands there while the conversation itself is on its way', async () => {
  const later = held(ok(aConversation()))
  await told(`/p/client/${WAY}`, later.reply)
  const header = await eventually(() => find('nav + div header'))
  expect(header.textContent).toContain('Amara Okafor')
  expect(header.textContent).toContain('SO-7K3M9QXA')
  find('nav + div [aria-label="Loading messages"]')
  later.release()
  await eventually(() => expect(title()).toBe('Conversation with Amara Okafor'))
})

test('in the other mode it is not theirs', async () => {
  await shown(aConversation(), `/p/agent/${WAY}`)
  await eventually(() => expect(title()).toBe('We could not find this page'))
})

test('an agent sees the client as the other side', async () => {
  const participants = [
    aParticipant('Amara Okafor', { is_author: true }),
    aParticipant('Ngozi Traveller', { side: 'client' }),
  ]
  await shown(aConversation({ participants }), `/p/agent/${WAY}`)
  await eventually(() => expect(title()).toBe('Conversation with Ngozi Traveller'))
})

test('one that does not exist is not there; the list of the others leads on', async () => {
  await told(`/p/client/${WAY}`, refused(404, 'not_found', 'Not found'))
  await eventually(() => expect(title()).toBe('We could not find this page'))
})

test('one that could not be read is tried again, with the list beside it', async () => {
  await told(`/p/client/${WAY}`, refused(503, 'unavailable', 'Please try again later.'), ok(aConversation()))
  await eventually(() => find('nav li a'))
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(title()).toBe('Conversation with Amara Okafor'))
})
