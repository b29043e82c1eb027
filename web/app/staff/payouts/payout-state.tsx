import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { wordsOfPayout } from '../../words/payout-words.ts'
import css from './payouts-page.module.css'

const APPROVED = { name: 'Approved', icon: 'check', tone: 'action' } as const

export function PayoutState({ payout }: { payout: StaffPayout }) {
  const { slug, kind, waits_for, approved_by, approved_at, sent_by, sent_at, bank_reference } = payout
  const isApproved = slug === 'pending' && approved_by !== null
  const { name, icon, tone } = isApproved ? APPROVED : wordsOfPayout(payout)
  return (
    <span className={css.about}>
      <span>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
      <small>{kind === 'manual' ? 'Transfer by hand' : 'By the processor'}</small>
      {waits_for && <small>{waits_for}</small>}
      <small>
        Asked for on <DayText value={payout.created_at.date} />
      </small>
      {approved_by && (
        <small>
          Approved by {approved_by.full_name}
          <On at={approved_at} />
        </small>
      )}
      {sent_by && (
        <small>
          Sent by {sent_by.full_name}
          <On at={sent_at} />
          {bank_reference && ` (${bank_reference})`}
        </small>
      )}
    </span>
  )
}

const On = ({ at }: { at: string | null }) =>
  at && (
    <>
      {' '}
      on <DayText value={at} />
    </>
  )
