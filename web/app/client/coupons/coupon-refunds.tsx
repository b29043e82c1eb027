import type { CouponDetails, CouponRefund } from '@sojourn/contract/money/coupons'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { couponsChanged } from '../../queries/coupon-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { refundStates } from '../../words/coupon-words.ts'
import css from './coupon-page.module.css'

/** What of a credit was asked back as money. */
export function CouponRefunds({ coupon: { id, refunds } }: { coupon: CouponDetails }) {
  const columns: Column<CouponRefund>[] = [
    { header: 'Requested', cell: ({ created_at }) => <InstantText value={created_at.date} /> },
    { header: 'Status', cell: (refund) => <State refund={refund} /> },
    { header: 'Amount', end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
    {
      header: 'Actions',
      silent: true,
      end: true,
      cell: ({ id: rid, may }) => may.includes('withdraw') && <Withdraw id={id} rid={rid} />,
    },
  ]
  return (
    <section className={css.part} aria-labelledby="refunds">
      <h2 id="refunds">Refunds of this credit</h2>
      <Table
        caption="Refunds of this credit"
        columns={columns}
        rows={refunds}
        rowKey={(refund) => refund.id}
      />
    </section>
  )
}

function State({ refund: { slug, destination, reason } }: { refund: CouponRefund }) {
  const { name, icon, tone } = refundStates[slug]
  const isPending = slug === 'pending'
  return (
    <span className={css.about}>
      <span>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
      {destination === 'card' && <small className={css.note}>To the card you paid with</small>}
      {isPending && <small className={css.note}>Our team answers within 3 days.</small>}
      {reason && <small className={css.reason}>{reason}</small>}
    </span>
  )
}

function Withdraw({ id, rid }: { id: string; rid: string }) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const withdraw = () =>
    run(async () => {
      await browserApi('DELETE /coupons/{id}/refunds/{rid}', { params: { id, rid } })
      toast.success('The request is withdrawn. You can pay with the credit again')
      await couponsChanged(queries)
    })
  return (
    <Button size="s" variant="secondary" busy={busy} onClick={() => void withdraw()}>
      Withdraw request
    </Button>
  )
}
