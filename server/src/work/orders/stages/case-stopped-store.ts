import { sql } from 'kysely'

/** A case that stops before a stage is over then, however long ago the stage before it was accepted. */
export const caseStopped = sql<Date | null>`(select max(stage.cancelled_at) from client_order stage
  where stage.case_id = client_order.case_id and stage.stage_no > client_order.stage_no
    and client_order.status = 'completed')`

/** Both sides know from then on that the order is over. */
export const overSince = sql<Date | null>`greatest(${caseStopped}, client_order.completed_at)`
