import { refundWords } from '@sojourn/contract/amounts/refund-words'
import type { Notice } from '@sojourn/contract/talk/notifications'
import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { deadlineWords } from '@sojourn/contract/work/own-deadlines-words'
import type { FactName } from '../../ground/facts/facts.ts'
import { viewRefund } from '../../money/payments/refunds/divide-refund.ts'
import { showMoney } from '../../money/payments/show-money.ts'
import { titleOfOrder } from '../../platform/words/own-names.ts'
import { questionIn, say } from '../../platform/words/say.ts'
import type { NoticeRow } from './notice-store.ts'
import { pathOf } from './places.ts'
import { type Hears, WHO_HEARS } from './who-hears.ts'

/** In the language its reader asks in, or has chosen for their account. */
export const showNotice = (row: NoticeRow, language: Language = row.language ?? SOURCE): Notice => ({
  id: row.id,
  kind: row.kind as Notice['kind'],
  title: titleOf(row, language),
  about: aboutOf(row, language),
  mode: modeOf(row),
  path: pathOf(hearsOf(row)?.place ?? 'order', {
    mode: modeOf(row),
    order_id: row.order_id,
    conflict: row.conflict,
    article: row.article,
    offer: row.offer,
    question: row.question,
    goal: row.goal,
    visa: row.visa,
    report: row.report,
  }),
  is_read: row.read_at !== null,
  created_at: { date: row.created_at.toISOString() },
})

/** A notice about the account itself follows the mode its owner is in: there is nothing to switch for. */
function modeOf(row: NoticeRow): Notice['mode'] {
  const hears = hearsOf(row)
  if (hears?.who !== 'person' || hears.kind !== 'account') return row.mode as Notice['mode']
  if (row.reader_staff_since) return 'staff'
  return row.reader_mode === 'consultant' ? 'agent' : 'client'
}

/** Made of the fact as it is read, so a name is one that its owner still has. */
export function titleOf(row: NoticeRow, language: Language = SOURCE) {
  const title = hearsOf(row)?.title ?? 'Something changed'
  if (typeof title === 'string') return say(language, title)
  return say(
    language,
    title({
      client: row.client_first_name ?? say(language, 'Your client'),
      agent: row.agent_first_name ?? say(language, 'Your agent'),
      document: row.document ?? say(language, 'A document'),
      stage: row.stage,
      step: row.step ?? '',
      near: row.near && { ...row.near, words: deadlineWords(row.near, null) },
      back: row.back ? backWords(row.back, row.mode) : null,
      reported: row.reported,
      country: row.country,
    }),
    row.near ? 'deadlines' : undefined,
  )
}

/** No code of a coupon is said, as the fact keeps none. */
function backWords(back: NonNullable<NoticeRow['back']>, mode: string) {
  const reader = mode === 'agent' ? 'agent' : 'client'
  const coupons = back.promo > 0 ? [{ code: '', amount: back.promo }] : []
  const parts = viewRefund({ ...back, coupons }, 'agent')
  return parts.total.amount > 0
    ? refundWords(parts, reader, ({ amount, currency }) => showMoney(amount, currency))
    : null
}

function aboutOf({ ref, order_title, offer_title, ...row }: NoticeRow, language: Language) {
  if (offer_title) return offer_title
  if (ref) return `${titleOfOrder(language, order_title ?? '')} (${ref})`
  const question = row.question_title && questionIn(language, row.question_title)
  return row.service_title ?? row.article_title ?? question ?? row.goal_name ?? row.payout ?? ''
}

/** A fact of a release before may be in the table no more. */
export const hearsOf = ({ fact, mode }: NoticeRow): Hears | undefined =>
  WHO_HEARS[fact as FactName]?.find(
    ({ who, title }) => title !== null && (who === 'agent' || who === 'staff' ? who : 'client') === mode,
  )
