import type { Notice } from '@sojourn/contract/talk/notifications'
import type { IconName } from '../../ui/text/icon-names.ts'

export const noticeIcons: Record<Notice['kind'], IconName> = {
  orders: 'document',
  messages: 'chat',
  meetings: 'calendar',
  payments: 'coins',
  deadlines: 'clock',
  articles: 'book',
  news: 'search',
  account: 'shield',
}
