import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { ChargebackFault } from './chargeback-fault.tsx'
import css from './staff-orders.module.css'

const names = {
  held: 'Held',
  agent: 'Agent’s share',
  commission: 'Our commission',
  tax: 'Tax',
  to_card: 'Back to the card',
  to_bank: 'Taken by the client’s bank',
  to_credit: 'Back as credit',
  to_promo: 'Back to gifts',
} as const

export function MoneyOfOrder({ order: { uuid, payment, money, price } }: { order: StaffOrder }) {
  if (!payment) return <p className={css.note}>Nobody began to pay.</p>
  const lines = (Object.keys(names) as (keyof typeof names)[]).filter(
    (name) => money && money[name].amount !== 0,
  )
  return (
    <div className={css.part}>
      <dl className={css.facts}>
        <div>
          <dt>Price</dt>
          <dd>
            <MoneyText value={price} />
          </dd>
        </div>
        <div>
          <dt>
            Payment {payment.ref} ({payment.status[1].toLowerCase()})
          </dt>
          <dd>
            <MoneyText value={payment.amount} />
          </dd>
        </div>
        {lines.map((name) => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>{money && <MoneyText value={money[name]} />}</dd>
          </div>
        ))}
      </dl>
      {payment.dispute && (
        <p>
          The client’s bank wants this payment back: {DISPUTES[payment.dispute] ?? payment.dispute}.{' '}
          {payment.dispute_fee && (
            <>
              Its fee is <MoneyText value={payment.dispute_fee} />.{' '}
            </>
          )}
          <Link to={staffPaths.ledger()}>See the ledger</Link>
        </p>
      )}
      {payment.agent_at_fault !== null && <ChargebackFault uuid={uuid} isAgents={payment.agent_at_fault} />}
    </div>
  )
}

const DISPUTES: Record<string, string> = {
  open: 'the bank has not decided',
  won: 'the bank decided for us',
  lost: 'the bank decided for the client',
}
