import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDefault } from '../../ui/form/form-context.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { moneyText, parseMoney } from '../../ui/money/money-text.ts'
import { useSettled } from '../../ui/text/use-settled.ts'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import css from '../reports/report-page.module.css'
import { divisionQuery } from './conflict-queries.ts'

const STANDS_STILL_MS = 300

/** How much goes back to the client; below it stands who would get what. */
export function RefundAmount({ of: { id, refundable, conflict } }: { of: StaffConflict }) {
  const { amount: suggested, currency } = conflict.suggested
  const start = String(useDefault('amount', moneyText(suggested, currency)) ?? '')
  const [amount, setAmount] = useState(() => parseMoney(start, currency))
  return (
    <>
      <MoneyInput
        label="Refund"
        name="amount"
        currency={currency}
        least={0}
        required
        defaultValue={suggested}
        onChange={setAmount}
      />
      <p className={css.note} aria-live="polite">
        At most <MoneyText value={refundable} />.{' '}
        <Division id={id} amount={amount !== null && amount <= refundable.amount ? amount : null} />
      </p>
    </>
  )
}

/** The server reckons, so that what is read is what will be booked. */
function Division({ id, amount }: { id: string; amount: number | null }) {
  const settled = useSettled(amount, STANDS_STILL_MS)
  const { data } = useQuery({ ...divisionQuery(id, settled ?? 0), enabled: settled !== null })
  if (!data || settled === null || settled !== amount) return 'The agent gets the rest, less our commission.'
  return `${refundSentence(data.refund, 'staff')} ${priceSentence(data.agent, 'staff')}`
}
