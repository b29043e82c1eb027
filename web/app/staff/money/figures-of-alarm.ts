import type { PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import { formatMoney } from '../../ui/money/format-money.ts'

/** Amounts are told as amounts, everything else as it is. */
export function figuresOfAlarm({ details, processor_id }: PaymentAlarm) {
  const { currency, ...rest } = details
  const figures = Object.entries(rest).map(([name, value]) => {
    const isAmount = currency !== undefined && /^\d+$/.test(value)
    const shown = isAmount ? formatMoney({ amount: Number(value), currency }) : value
    return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}: ${shown}`
  })
  return [...figures, ...(processor_id ? [`Processor ID: ${processor_id}`] : [])].join(', ')
}
