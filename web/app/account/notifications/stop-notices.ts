import type { SwitchableKind } from '@sojourn/contract/talk/notice-preferences'
import { LOCALE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'

const KINDS: Record<SwitchableKind, string> = {
  orders: t('orders'),
  messages: t('messages'),
  meetings: t('meetings'),
  payments: t('payments and coupons'),
  deadlines: t('papers and dates'),
  articles: t('articles'),
  news: t('saved searches'),
}

/** Ends the emails the link is about, and names what they were of. */
export async function stopNotices(token: string) {
  const { data } = await browserApi('POST /notifications/unsubscribe/{token}', { params: { token } })
  return new Intl.ListFormat(LOCALE).format(data.kinds.map((kind) => KINDS[kind]))
}
