import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { Pill } from '../../ui/mark/pill.tsx'
import { wordsOfPayout } from '../../words/payout-words.ts'
import css from './payouts-page.module.css'

export function PayoutState({ payout }: { payout: StaffPayout }) {
  const { name, icon, tone } = wordsOfPayout(payout)
  const { kind, waits_for, approved_by, sent_by, bank_reference } = payout
  return (
    <span className={css.about}>
      <span>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
      <small>{kind === 'manual' ? 'Transfer by hand' : 'By the processor'}</small>
      {waits_for && <small>{waits_for}</small>}
      {approved_by && <small>Approved by {approved_by.full_name}</small>}
      {sent_by && (
        <small>
          Sent by {sent_by.full_name}
          {bank_reference && ` (${bank_reference})`}
        </small>
      )}
    </span>
  )
}
