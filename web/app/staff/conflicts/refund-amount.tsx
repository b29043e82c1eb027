import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { MoneyText } from '../../ui/money/money.tsx'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import css from '../reports/report-page.module.css'
import type { Division } from './use-division.ts'

interface Props {
  of: StaffConflict
  amount: number | null
  division: Division | null | undefined
  onChange: (amount: number | null) => void
}

/** How much goes back to the client; below it stands who would get what. */
export const RefundAmount = ({ of: { refundable, conflict }, amount, division, onChange }: Props) => (
  <>
    <MoneyInput
      label="Refund"
      name="amount"
      currency={conflict.suggested.currency}
      least={0}
      required
      defaultValue={conflict.suggested.amount}
      onChange={onChange}
    />
    <p className={css.note} aria-live="polite">
      At most <MoneyText value={refundable} />.{' '}
      {division
        ? `${refundSentence(division.refund, 'staff')} ${priceSentence(division.agent, 'staff')}`
        : (amount ?? 0) <= refundable.amount && 'The agent gets the rest, less our commission.'}
    </p>
  </>
)
