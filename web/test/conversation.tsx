import type { Conversation, Message, ServerFrame, Thread } from '@sojourn/contract/talk/conversations'
import { act } from 'react'
import { onTestFinished, vi } from 'vitest'
import { connection } from '../app/session/socket/socket.ts'
import type { Reply } from './network.ts'
import { UUID } from './paid-order.ts'

export const CHAT = '0190a0a0-0000-7000-8000-0000000000a1'
export const MESSAGES = `GET /conversations/${CHAT}/messages`
export const SEND = `POST /conversations/${CHAT}/messages`

type Participant = Conversation['participants'][number]

export const aParticipant = (full_name: string, changes: Partial<Participant> = {}): Participant => ({
  is_author: false,
  side: 'agent',
  user: { uuid: full_name, full_name, profile_picture: null },
  read_seq: 0,
  seen_at: null,
  is_online: false,
  ...changes,
})

export const aThread = (changes: Partial<Thread> = {}): Thread => ({
  uuid: CHAT,
  participants: [
    aParticipant('Ngozi Traveller', { is_author: true, side: 'client' }),
    aParticipant('Amara Okafor'),
  ],
  title: 'Study permit',
  order_id: { uuid: UUID, ref: 'SO-7K3M9QXA', title: 'Study permit' },
  order_status: [3, 'Ongoing'],
  last_message: null,
  unread_count: 0,
  ...changes,
})

export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  ...aThread(),
  last_seq: 3,
  read_seq: 3,
  may: ['write', 'attach'],
  closed: null,
  hints: true,
  question: null,
  ...changes,
})

export const aMessage = (seq: number, changes: Partial<Message> = {}): Message => ({
  uuid: `m${seq}`,
  seq,
  client_id: null,
  message: `Message ${seq}`,
  kind: 'text',
  side: 'agent',
  is_own: false,
  participant: { user: { uuid: 'Amara Okafor', full_name: 'Amara Okafor', profile_picture: null } },
  file: null,
  offer: null,
  meeting: null,
  paper: null,
  decision: null,
  answers: null,
  created_at: { date: '2026-05-04T10:00:00.000Z' },
  ...changes,
})

export const pageOf =
  (messages: Message[], next_cursor: string | null = null): Reply =>
  () =>
    Response.json({ data: { items: messages, pagination: { next_cursor } } })

/** The socket of this tab, already ready. `says` is what the server announces, `back` a line that was cut and came back. */
export async function liveSocket() {
  const sockets: FalseSocket[] = []
  class FalseSocket {
    sent: unknown[] = []
    onopen = () => {}
    onmessage: (event: { data: string }) => void = () => {}
    onclose: (event: { code: number }) => void = () => {}
    constructor() {
      sockets.push(this)
    }
    send = (text: string) => void this.sent.push(JSON.parse(text))
    close = () => {}
  }
  vi.stubGlobal('WebSocket', FalseSocket)
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'token=nonce; path=/'
  onTestFinished(() => connection.disconnect())
  const newest = () => sockets.at(-1) as FalseSocket
  const says = (frame: ServerFrame) => act(async () => newest().onmessage({ data: JSON.stringify(frame) }))
  const open = async () => {
    act(() => connection.connect())
    newest().onopen()
    await says({ type: 3, meta: { unread_count: 0 } })
  }
  await open()
  return {
    says,
    sent: () => newest().sent,
    away: () => act(async () => newest().onclose({ code: 1006 })),
    back: open,
  }
}

/** jsdom measures nothing: what is looked at stays as large as it is. */
export function falseSizes() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}
