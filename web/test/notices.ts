import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import type { Notice } from '@sojourn/contract/talk/notifications'

const all = {
  orders: true,
  messages: true,
  meetings: true,
  payments: true,
  articles: true,
  news: true,
  deadlines: true,
}

export const thePreferences = (changes: Partial<NoticePreferences> = {}) =>
  ({
    in_app: all,
    mail: all,
    push: all,
    mail_rhythm: 'soon',
    quiet: null,
    sound: true,
    desktop: false,
    login_alerts: true,
    ...changes,
  }) as NoticePreferences

export const aNotice = (changes: Partial<Notice> = {}) =>
  ({
    id: 'n-1',
    kind: 'orders',
    title: 'Amara Okafor asks for completion',
    about: 'Study permit',
    path: '/p/client/orders/1',
    mode: 'client',
    is_read: false,
    created_at: { date: '2026-05-04T10:00:00.000Z' },
    ...changes,
  }) as Notice
