import { z } from 'zod'
import { defineCall, one } from './call.ts'

const YES_OR_NO = 'please choose yes or no'
const yesOrNo = z.boolean(YES_OR_NO)

const ByKind = z.strictObject(
  {
    orders: yesOrNo,
    messages: yesOrNo,
    meetings: yesOrNo,
    payments: yesOrNo,
    articles: yesOrNo,
    news: yesOrNo,
  },
  YES_OR_NO,
)
export const NOTICE_KINDS = ByKind.keyof().options

export const NoticePreferences = z.strictObject({
  login_alerts: yesOrNo,
  sound: yesOrNo,
  desktop: yesOrNo,
  mail: ByKind,
  in_app: ByKind,
})
export type NoticePreferences = z.output<typeof NoticePreferences>

export const showNoticePreferences = defineCall({
  method: 'GET',
  path: '/account/notifications',
  summary: 'Which notifications a person gets, and how.',
  who: 'person',
  reply: one(NoticePreferences),
})

export const updateNoticePreferences = defineCall({
  method: 'PUT',
  path: '/account/notifications',
  summary: 'Changes which notifications a person gets.',
  who: 'person',
  body: NoticePreferences,
  reply: one(NoticePreferences),
})
