import type { Payment } from '@sojourn/contract/money/payments'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReceiptButton } from '../../case/parts/receipt-button.tsx'
import { OwnFailedRefunds } from '../../case/paying/failed-refunds.tsx'
import { openCheckout } from '../../hire/start/checkout.ts'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { paymentsQuery } from '../../queries/payment-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { choiceOf, isFailed, paymentChoices, stateOf } from '../../words/payment-words.ts'
import { refundText } from '../../words/refund-words.ts'
import { PaymentRoom } from './payment-room.tsx'
import css from './payments.module.css'

export const meta = () => ownPageMeta('Payments')

const columns: Column<Payment>[] = [
  {
    header: 'For',
    cell: ({ item, ref }) => (
      <span className={css.paid}>
        {item.title}
        <small>{item.seller ? `${item.seller} · ${ref}` : ref}</small>
      </span>
    ),
  },
  { header: 'Date', cell: ({ paid_at, created_at }) => <InstantText value={paid_at ?? created_at.date} /> },
  {
    header: 'Status',
    cell: (payment) => {
      const { name, icon, tone } = stateOf(payment)
      return (
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      )
    },
  },
  {
    header: 'Amount',
    end: true,
    cell: ({ amount, refund }) => (
      <span className={css.sum}>
        <MoneyText value={amount} />
        {refund && <small>Refunded: {refundText(refund, 'client')}</small>}
      </span>
    ),
  },
  { header: 'Actions', silent: true, end: true, cell: (payment) => <Acts payment={payment} /> },
]

export default function HistoryPage() {
  const { role } = useAccount()
  const isClient = role === 'subscriber'
  const { params, set } = useAddressFilter()
  const chosen = choiceOf(params.get('status'))
  const status = chosen?.value
  const cursor = params.get('cursor') ?? undefined
  const payments = useQuery(paymentsQuery({ cursor, status }))
  const { data, error } = payments
  const isBare = data?.items.length === 0 && !status && !cursor

  return (
    <PaymentRoom
      intro={
        isClient ? 'Every payment you made, with its receipt.' : 'What you paid for your plan, with receipts.'
      }
    >
      <OwnFailedRefunds />
      {!isBare && (
        <Select
          label="Status"
          hideLabel
          className={css.filter}
          placeholder="All statuses"
          value={status ?? ''}
          choices={paymentChoices}
          onChange={({ currentTarget: { value } }) => set('status', value)}
        />
      )}
      <Table
        caption="Your payments"
        columns={columns}
        rows={data?.items ?? (error ? 'failed' : 'loading')}
        rowKey={({ ref }) => ref}
        query={chosen?.label}
        empty={isClient ? <NothingPaid /> : <NoPlan />}
        onRetry={() => payments.refetch()}
      />
      {data && <Pagination label="More payments" nextCursor={data.pagination.next_cursor} />}
    </PaymentRoom>
  )
}

const Nothing = ({ hint, action }: { hint: string; action: ReactNode }) => (
  <Empty hint={hint} action={action}>
    Your request results will be displayed here
  </Empty>
)

const NothingPaid = () => (
  <Nothing
    hint="You pay when you hire an agent. The money is held until you accept the work."
    action={<LinkButton to={paths.agents()}>Find agents</LinkButton>}
  />
)

const NoPlan = () => (
  <Nothing
    hint="Payments for your plan are shown here with their receipts. Payments from clients are in your orders."
    action={
      <LinkButton to={agentPaths.plans()} variant="secondary">
        Compare plans
      </LinkButton>
    }
  />
)

const Acts = ({ payment }: { payment: Payment }) => (
  <span className={css.acts}>
    {payment.may.includes('receipt') && <ReceiptButton paymentRef={payment.ref} of={payment.item.title} />}
    {payment.may.includes('pay') && payment.payable === 'subscription' && (
      <LinkButton to={agentPaths.subscriptions()} size="s">
        {isFailed(payment) ? 'Try again' : 'Finish payment'}
        <span data-hidden> for {payment.item.title}</span>
      </LinkButton>
    )}
    {payment.may.includes('pay') && payment.payable === 'debt' && (
      <LinkButton to={clientPaths.coupons()} size="s">
        {isFailed(payment) ? 'Try again' : 'Finish payment'}
        <span data-hidden> for {payment.item.title}</span>
      </LinkButton>
    )}
    {payment.may.includes('pay') && payment.payable === 'order' && (
      <Button size="s" onClick={() => openCheckout(payment.payable_id)}>
        {isFailed(payment) ? 'Try again' : 'Finish payment'}
        <span data-hidden> for {payment.item.title}</span>
      </Button>
    )}
  </span>
)
