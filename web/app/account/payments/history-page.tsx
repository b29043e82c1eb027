import type { Payment } from '@sojourn/contract/money/payments'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
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
import { rich } from '../../words/rich.tsx'
import { PaymentRoom } from './payment-room.tsx'
import css from './payments.module.css'

export const handle = true

export const meta = () => ownPageMeta(t('Payments'))

const columns: Column<Payment>[] = [
  {
    header: t('For'),
    cell: ({ item, ref }) => (
      <span className={css.paid}>
        <bdi>{item.title}</bdi>
        <small>
          {item.seller && (
            <>
              <bdi>{item.seller}</bdi> ·{' '}
            </>
          )}
          <bdi data-whole>{ref}</bdi>
        </small>
      </span>
    ),
  },
  {
    header: t('Date'),
    cell: ({ paid_at, created_at }) => <InstantText value={paid_at ?? created_at.date} />,
  },
  {
    header: t('Status'),
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
    header: t('Amount'),
    end: true,
    cell: ({ amount, refund }) => (
      <span className={css.sum}>
        <MoneyText value={amount} />
        {refund && <small>{rich('Refunded: {amount}', { amount: refundText(refund, 'client') })}</small>}
      </span>
    ),
  },
  { header: t('Actions'), silent: true, end: true, cell: (payment) => <Acts payment={payment} /> },
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
        isClient
          ? t('Every payment you made, with its receipt.')
          : t('What you paid for your plan, with receipts.')
      }
    >
      <OwnFailedRefunds />
      {!isBare && (
        <Select
          label={t('Status')}
          hideLabel
          className={css.filter}
          placeholder={t('All statuses')}
          value={status ?? ''}
          choices={paymentChoices}
          onChange={({ currentTarget: { value } }) => set('status', value)}
        />
      )}
      <Table
        caption={t('Your payments')}
        columns={columns}
        rows={data?.items ?? (error ? 'failed' : 'loading')}
        rowKey={({ ref }) => ref}
        query={chosen?.label}
        empty={isClient ? <NothingPaid /> : <NoPlan />}
        onRetry={() => payments.refetch()}
        error={payments.error}
      />
      {data && <Pagination label={t('More payments')} nextCursor={data.pagination.next_cursor} />}
    </PaymentRoom>
  )
}

const Nothing = ({ hint, action }: { hint: string; action: ReactNode }) => (
  <Empty hint={hint} action={action}>
    {t('Your request results will be displayed here')}
  </Empty>
)

const NothingPaid = () => (
  <Nothing
    hint={t('You pay when you hire an agent. The money is held until you accept the work.')}
    action={<LinkButton to={paths.agents()}>{t('Find agents')}</LinkButton>}
  />
)

const NoPlan = () => (
  <Nothing
    hint={t(
      'Payments for your plan are shown here with their receipts. Payments from clients are in your orders.',
    )}
    action={
      <LinkButton to={agentPaths.plans()} variant="secondary">
        {t('Compare plans')}
      </LinkButton>
    }
  />
)

const Acts = ({ payment }: { payment: Payment }) => (
  <span className={css.acts}>
    {payment.may.includes('receipt') && <ReceiptButton paymentRef={payment.ref} of={payment.item.title} />}
    {payment.may.includes('pay') && payment.payable === 'subscription' && (
      <LinkButton to={agentPaths.subscriptions()} size="s">
        {isFailed(payment) ? t('Try again') : t('Finish payment')}
        <span data-hidden> {t('for {thing}', { thing: payment.item.title })}</span>
      </LinkButton>
    )}
    {payment.may.includes('pay') && payment.payable === 'debt' && (
      <LinkButton to={clientPaths.coupons()} size="s">
        {isFailed(payment) ? t('Try again') : t('Finish payment')}
        <span data-hidden> {t('for {thing}', { thing: payment.item.title })}</span>
      </LinkButton>
    )}
    {payment.may.includes('pay') && payment.payable === 'order' && (
      <Button size="s" onClick={() => openCheckout(payment.payable_id)}>
        {isFailed(payment) ? t('Try again') : t('Finish payment')}
        <span data-hidden> {t('for {thing}', { thing: payment.item.title })}</span>
      </Button>
    )}
  </span>
)
