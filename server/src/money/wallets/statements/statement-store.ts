import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import { CHANGES, entriesOf } from '../movement-store.ts'

export interface AgentBalance {
  currency: string
  pending: number
  available: number
  transit: number
  debt: number
}

/** A movement with what it was made of. */
export interface StatementRow extends AgentBalance {
  id: number
  template: string
  created_at: Date
  order_ref: string | null
  order_title: string | null
  payout_ref: string | null
  payout_hint: string | null
  /** It tells what became of the payout before the end of the period. */
  is_paid: boolean
  is_back: boolean
  /** It is our part of what the client paid for the work, and below zero where it went back. */
  commission: number
  /** The client paid them on top. */
  taxes: number
}

interface Period {
  agentId: string
  from: Date
  to: Date
}

/** The oldest comes first, a portion after the last. */
export async function movementsBetween(
  db: Reader,
  { agentId, from, to }: Period,
  after: number,
  limit: number,
) {
  const { rows } = await sql<StatementRow>`
    select moved.id, moved.template, moved.cause, moved.order_id, moved.created_at, moved.currency, moved.pending,
      moved.available, moved.transit, moved.debt, client_order.ref as order_ref, client_order.title as order_title,
      payout.ref as payout_ref, payout.hint as payout_hint,
      exists (
        select from ledger_entry where cause = moved.cause and template = 'L4b' and created_at < ${to}
      ) as is_paid,
      exists (
        select from ledger_entry where cause = moved.cause and template = 'L4c' and created_at < ${to}
      ) as is_back,
      coalesce((
        select -sum(line.amount) from ledger_line line join ledger_account ours on ours.id = line.account_id
        where line.entry_id = moved.id and ours.kind = 'commission' and line.currency = moved.currency
      ), 0)::bigint as commission,
      coalesce((
        select -sum(line.amount) from ledger_entry told
        join ledger_line line on line.entry_id = told.id
        join ledger_account ours on ours.id = line.account_id
        where ours.kind = 'tax' and line.currency = moved.currency and told.order_id = moved.order_id
          -- What is released brings the taxes of its payment along, less what went back before.
          and (told.id = moved.id or moved.template = 'L2' and told.id < moved.id)
      ), 0)::bigint as taxes
    from (
      select entry.id, entry.template, entry.cause, entry.order_id, entry.created_at, line.currency, ${CHANGES}
      ${entriesOf(agentId)} and entry.created_at >= ${from} and entry.created_at < ${to} and entry.id > ${after}
      group by entry.id, line.currency order by entry.id, line.currency limit ${limit}
    ) as moved
    left join client_order on client_order.id = moved.order_id
    left join payout
      on payout.id = case when moved.cause like 'payout:%' then substring(moved.cause from 8 for 36)::uuid end
    order by moved.id, moved.currency`.execute(db)
  return rows
}

export async function balancesAt(db: Reader, agentId: string, at: Date) {
  const { rows } = await sql<AgentBalance>`
    select line.currency, ${CHANGES} ${entriesOf(agentId)} and entry.created_at < ${at}
    group by line.currency order by line.currency`.execute(db)
  return rows
}

export const numbersOf = (db: Reader, agentId: string) =>
  db
    .selectFrom('person')
    .leftJoin('business', 'business.agent_id', 'person.id')
    .leftJoin('billing_details', 'billing_details.agent_id', 'person.id')
    .leftJoin('country', 'country.iso', 'person.country_iso')
    .select([
      'business.registration_number',
      'billing_details.vat_id',
      'person.first_name',
      'person.last_name',
      'person.street',
      'person.postal_code',
      'person.city',
      'person.alt_city',
      'country.name as country_name',
    ])
    .where('person.id', '=', agentId)
    .executeTakeFirstOrThrow()
