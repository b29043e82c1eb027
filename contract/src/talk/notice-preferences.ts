import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'

const YES_OR_NO = 'please choose yes or no'
const yesOrNo = z.boolean(YES_OR_NO)

const ByKind = z.strictObject(
  {
    orders: yesOrNo,
    messages: yesOrNo,
    meetings: yesOrNo,
    payments: yesOrNo,
    deadlines: yesOrNo,
    articles: yesOrNo,
    news: yesOrNo,
  },
  YES_OR_NO,
)
export const NOTICE_KINDS = ByKind.keyof().options
export type SwitchableKind = (typeof NOTICE_KINDS)[number]

const TIME = 'please choose a time'
const time = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME)

/** The hours are in the person's own time zone, and go over midnight where they end earlier than they begin. */
export const QuietHours = z.strictObject({ from: time, until: time })
export type QuietHours = z.output<typeof QuietHours>

/** A mail comes `soon`, some minutes later unless it was read in the app, or `daily` in one email a day. */
export const MAIL_RHYTHMS = ['soon', 'daily'] as const

export const NoticePreferences = z.strictObject({
  login_alerts: yesOrNo,
  sound: yesOrNo,
  desktop: yesOrNo,
  mail: ByKind,
  in_app: ByKind,
  push: ByKind,
  quiet: QuietHours.nullable(),
  mail_rhythm: z.enum(MAIL_RHYTHMS, 'please choose how often'),
})
export type NoticePreferences = z.output<typeof NoticePreferences>

const KnownBefore = ByKind.partial({ deadlines: true })

/** A choice that a page of the release before does not know stays as it was. */
const Chosen = NoticePreferences.extend({
  mail: KnownBefore,
  in_app: KnownBefore,
  push: KnownBefore,
}).partial({
  push: true,
  quiet: true,
  mail_rhythm: true,
})
export type ChosenNotices = z.output<typeof Chosen>

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
  body: Chosen,
  reply: one(NoticePreferences),
})
