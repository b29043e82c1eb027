import type { SwitchableKind } from '@sojourn/contract/talk/notice-preferences'
import { browserApi } from '../../api/browser.ts'

const KINDS: Record<SwitchableKind, string> = {
  orders: 'orders',
  messages: 'messages',
  meetings: 'meetings',
  payments: 'payments and coupons',
  deadlines: 'papers and dates',
  articles: 'articles',
  news: 'saved searches',
}

/** Ends the emails the link is about, and names what they were of. */
export async function stopNotices(token: string) {
  const { data } = await browserApi('POST /notifications/unsubscribe/{token}', { params: { token } })
  return new Intl.ListFormat('en').format(data.kinds.map((kind) => KINDS[kind]))
}
