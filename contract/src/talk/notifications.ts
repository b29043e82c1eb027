import { z } from 'zod'
import { defineCall, empty, list, one } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { CreatedAt } from '../dates/time.ts'
import { NOTICE_KINDS } from './notice-preferences.ts'

/** `account` has no switch: the safety of the account and what the work of an agent hangs on. */
const NoticeKind = z.enum([...NOTICE_KINDS, 'account'])

export const Notice = z.strictObject({
  id: z.uuid(),
  kind: NoticeKind,
  title: z.string(),
  about: z.string(),
  mode: z.enum(['client', 'agent', 'staff']),
  path: z.string(),
  is_read: z.boolean(),
  created_at: CreatedAt,
})
export type Notice = z.output<typeof Notice>

/** A badge says no more than this and a plus. */
export const MOST_UNREAD = 100

const Unread = z.strictObject({ unread: z.number().int().max(MOST_UNREAD) })

export const listNotices = defineCall({
  method: 'GET',
  path: '/notifications',
  summary: 'What a person was told of, in all modes, the newest first.',
  who: 'person',
  query: z.object({ ...pageQuery, unread: z.literal('true').optional() }),
  reply: list(Notice),
})

export const countNotices = defineCall({
  method: 'GET',
  path: '/notifications/unread-count',
  summary: 'How many notifications are unread, up to a hundred.',
  who: 'person',
  reply: one(Unread),
})

export const readNotice = defineCall({
  method: 'PUT',
  path: '/notifications/{id}/read',
  summary: 'Marks a notification as read; once more changes nothing.',
  who: 'person',
  params: z.object({ id: z.uuid() }),
  reply: one(Unread),
})

export const readAllNotices = defineCall({
  method: 'POST',
  path: '/notifications/read-all',
  summary: 'Marks a notification and all before it as read, so that none goes unseen that came meanwhile.',
  who: 'person',
  body: z.strictObject({ newest: z.uuid() }),
  reply: one(Unread),
})

const unsubscribing = {
  who: 'anyone',
  params: z.object({ token: z.string().max(200) }),
} as const

export const openNoticeUnsubscribe = defineCall({
  ...unsubscribing,
  method: 'GET',
  path: '/notifications/unsubscribe/{token}',
  summary:
    'The link under an email: leads to the page that asks, so that a mail scanner unsubscribes nobody.',
  reply: empty,
  status: 303,
})

export const unsubscribeFromNotices = defineCall({
  ...unsubscribing,
  method: 'POST',
  path: '/notifications/unsubscribe/{token}',
  summary:
    'Stops emails of one kind, or of all by the email of the day, by the link under each: also what a mail program sends on one click.',
  nonce: false,
  reply: one(z.strictObject({ kinds: z.array(z.enum(NOTICE_KINDS)) })),
})
