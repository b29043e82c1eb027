import type { StaffFailedRefund } from '@sojourn/contract/desk/staff-refunds'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill, type Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import css from './coupons-page.module.css'

const states: Record<StaffFailedRefund['slug'], { name: string; icon: IconName; tone: Tone }> = {
  pending: { name: 'Tried again', icon: 'refresh', tone: 'action' },
  failed: { name: 'Not refunded', icon: 'error', tone: 'danger' },
  by_bank: { name: 'Bank transfer', icon: 'wallet', tone: 'warning' },
  kept: { name: 'Kept as credit', icon: 'coupon', tone: 'plain' },
  taken: { name: 'Refunded by the bank', icon: 'minus', tone: 'plain' },
  processed: { name: 'Refunded', icon: 'check', tone: 'success' },
}

/** How it stands, why, and who has a hand in it. */
export function FailedRefundState({ refund }: { refund: StaffFailedRefund }) {
  const { slug, is_returned, with_bank, credit_at, waits_for, hint, reason } = refund
  const { name, icon, tone } = states[slug]
  return (
    <span className={css.named}>
      <span>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
      {slug === 'failed' && is_returned && <span className={css.note}>It came back from the bank.</span>}
      {with_bank && <span className={css.note}>This payment is disputed at the payer’s bank.</span>}
      {credit_at && (
        <span className={css.note}>
          Becomes credit on <DayText value={credit_at} />
        </span>
      )}
      {waits_for && <span className={css.note}>{waits_for}</span>}
      {hint && <span className={css.note}>{hint}</span>}
      <Hands refund={refund} />
      {reason && <span className={css.note}>{reason}</span>}
    </span>
  )
}

function Hands({ refund: { slug, approved_by, sent_by, bank_reference } }: { refund: StaffFailedRefund }) {
  if (sent_by && slug === 'processed')
    return (
      <span className={css.note}>
        Sent by {sent_by.full_name}
        {bank_reference && ` (${bank_reference})`}
      </span>
    )
  if (approved_by && slug === 'by_bank')
    return <span className={css.note}>Approved by {approved_by.full_name}</span>
  return null
}
