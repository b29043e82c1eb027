import { forgetWhatIsOver } from '../../src/desk/leaving/forget-what-is-over.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import { WRITTEN } from './act.ts'
import { broken } from './fault.ts'
import type { World } from './world.ts'

/** The longest time that anything of an order is kept is over by then. */
const LONG_AFTER_MS = 11 * 366 * DAY_MS

/** Its whole case is over, and nothing of it waits for our team. */
const IS_OVER = `not exists (select from client_order stage where stage.case_id = o.case_id and (
    stage.status not in ('completed', 'cancelled')
    or exists (select from conflict where conflict.order_id = stage.id and conflict.status <> 'closed')
    or exists (select from order_ending ending where ending.order_id = stage.id and ending.status = 'waiting')
    or exists (select from gift_check where gift_check.order_id = stage.id and gift_check.status = 'waiting')
    or exists (select from refund join payment on payment.id = refund.payment_id
      where payment.payable_id = stage.id and refund.status in ('failed', 'by_bank'))))`

/** Nobody did anything for that long: of orders that are over nothing is left of what people wrote. */
export async function wordsLeft({ server }: World) {
  server.clock.forward(LONG_AFTER_MS)
  await forgetWhatIsOver.run(server.context, {})
  const { pool } = server.context
  const { rows: tables } = await pool.query(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'order_id' and table_type = 'BASE TABLE' order by 1`,
  )
  const rules = tables.map(({ name }) => ({
    name: 'words of an order are left long after it was over',
    query: `select o.id as order, '${name}' as kept from ${name} t join client_order o on o.id = t.order_id
      where ${IS_OVER} and to_jsonb(t)::text like any ($1)`,
  }))
  return broken({ server }, rules, [WRITTEN.map((words) => `%${words}%`)])
}
