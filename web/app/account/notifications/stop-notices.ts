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

const named = (kinds: readonly SwitchableKind[]) =>
  new Intl.ListFormat(LOCALE).format(kinds.map((kind) => KINDS[kind]))

/** The address under a mail names its kind, or all of them; undefined where it names none. */
export function stoppedBy(token: string) {
  const what = token.split('.')[1]
  const kinds = (Object.keys(KINDS) as SwitchableKind[]).filter((kind) => what === 'all' || what === kind)
  return kinds.length > 0 ? named(kinds) : undefined
}

/** Ends the emails the link is about, and names what they were of. */
export async function stopNotices(token: string) {
  const { data } = await browserApi('POST /notifications/unsubscribe/{token}', { params: { token } })
  return named(data.kinds)
}
