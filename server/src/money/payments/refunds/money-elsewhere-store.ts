import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import type { ProcessorName } from '../../../platform/payments/processor.ts'

interface Elsewhere {
  processor: ProcessorName
  /** Orders that were paid there and are not over. */
  held: number
  /** Tries and refunds whose end is not known. */
  open: number
  /** Payouts that have not arrived. */
  payouts: number
}

/** Processors other than the one that is used hold it. */
export async function moneyElsewhere(db: Reader, processor: string) {
  const { rows } = await sql<Elsewhere>`
    with held as (
      select activity.processor, count(*)::int as count from client_order
      join payment on payment.payable = 'order' and payment.payable_id = client_order.id
      join payment_activity activity on activity.payment_id = payment.id and activity.status = 'success'
      where client_order.status in ('paid', 'ongoing', 'conflicted') and activity.processor <> ${processor}
        and activity.kind <> 'free'
      group by activity.processor
    ), open as (
      select processor, sum(count)::int as count from (
        select processor, count(*) from payment_activity
        where status in ('waiting', 'processing') and processor <> ${processor} group by processor
        union all
        select activity.processor, count(*) from refund
        join payment_activity activity on activity.id = refund.activity_id
        where refund.status = 'pending' and activity.processor <> ${processor} group by activity.processor
      ) as either group by processor
    ), out as (
      select processor, count(*)::int as count from payout
      where kind = 'processor' and status in ('pending', 'accepted') and processor <> ${processor}
      group by processor
    )
    select processor, coalesce(held.count, 0) as held, coalesce(open.count, 0) as open,
      coalesce(out.count, 0) as payouts
    from held full join open using (processor) full join out using (processor) order by processor`.execute(db)
  return rows
}
