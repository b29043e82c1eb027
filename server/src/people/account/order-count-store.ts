import { RUNNING_ORDERS } from '@sojourn/contract/calls/status'
import { sql } from 'kysely'

/** The column stands beside `person`: it counts their running orders in the mode they are in. */
export const orderCount = sql<number>`
  case person.mode
    when 'consultant' then (
      select count(*) from client_order
      where agent_id = person.id and paid_at is not null and client_order.status = any(${RUNNING_ORDERS}::text[])
    )
    else (
      select count(*) from client_order
      where client_id = person.id and client_order.status = any(${RUNNING_ORDERS}::text[])
    )
  end::integer`
