import { WORK_QUEUES } from '@sojourn/contract/desk/desk-words'
import type { Queue } from '@sojourn/contract/desk/staff-queue'
import type { WorkItem } from '@sojourn/contract/desk/worklist'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

interface Reading {
  staffId: string
  answerMs: number
}

/** A queue says where its rows come from, which of them wait, and what the list shows of each. */
interface Part {
  from: RawBuilder<unknown>
  waits: RawBuilder<unknown>
  since: RawBuilder<unknown>
  id: RawBuilder<unknown>
  step: RawBuilder<unknown>
  who: RawBuilder<unknown>
  /** It stands for the doer where nobody with an account did it. */
  said?: RawBuilder<unknown>
  about?: RawBuilder<unknown>
  amount?: RawBuilder<unknown>
  currency?: RawBuilder<unknown>
  until?: RawBuilder<unknown>
  claimed?: { by: RawBuilder<unknown>; at: RawBuilder<unknown> }
  /** It is the reader's own, or the next step is not theirs. */
  closed: RawBuilder<unknown>
}

const parts = ({ staffId: me, answerMs }: Reading): Record<Queue, Part> => ({
  verifications: {
    from: sql`verification`,
    waits: sql`label = 'in_progress'`,
    since: sql`submitted_at`,
    id: sql`agent_id`,
    step: sql`'check'`,
    who: sql`agent_id`,
    claimed: { by: sql`claimed_by`, at: sql`claimed_at` },
    closed: sql`agent_id = ${me}`,
  },
  licences: {
    from: sql`licence`,
    waits: sql`status = 'pending'`,
    since: sql`coalesce(submitted_at, created_at)`,
    id: sql`id`,
    step: sql`'check'`,
    who: sql`agent_id`,
    about: sql`(select name from country where iso = country_iso)`,
    closed: sql`agent_id = ${me}`,
  },
  conflicts: {
    from: sql`conflict join client_order on client_order.id = conflict.order_id`,
    waits: sql`conflict.status in ('mediation', 'approval') and conflict.reason <> 'cancellation'`,
    since: sql`coalesce(conflict.team_since, conflict.created_at)`,
    id: sql`conflict.id`,
    step: sql`case conflict.status when 'approval' then 'approve' else 'decide' end`,
    who: sql`coalesce(opener_id, client_id)`,
    about: sql`title`,
    claimed: { by: sql`claimed_by`, at: sql`claimed_at` },
    closed: sql`client_id = ${me} or agent_id = ${me}
      or (decided_by = ${me} and (conflict.status = 'approval' or appealed_at is not null))`,
  },
  reports: {
    from: sql`report`,
    waits: sql`status in ('open', 'claimed', 'appealed')`,
    since: sql`created_at`,
    id: sql`id`,
    step: sql`case status when 'appealed' then 'answer' else 'decide' end`,
    who: sql`reporter_id`,
    said: sql`reporter_name`,
    claimed: { by: sql`case status when 'claimed' then claimed_by end`, at: sql`claimed_at` },
    closed: sql`reporter_id = ${me} or owner_id = ${me} or (status = 'appealed' and decided_by = ${me})`,
  },
  failed_refunds: {
    from: sql`refund join payment on payment.id = refund.payment_id
      join person payer on payer.id = payment.payer_id
      left join refund_transfer transfer on transfer.refund_id = refund.id and transfer.status = 'waiting'`,
    waits: sql`refund.status in ('failed', 'by_bank')`,
    since: sql`coalesce(refund.failed_at, refund.updated_at)`,
    id: sql`refund.id`,
    step: sql`case
      when refund.status = 'failed' and payer.deleted_at is null then 'payer_answers'
      when refund.status = 'failed' then 'decide'
      when transfer.approved_by is null then 'approve' else 'send' end`,
    who: sql`payment.payer_id`,
    about: sql`payment.title`,
    amount: sql`refund.amount`,
    currency: sql`refund.currency`,
    until: sql`case when refund.status = 'failed' and payer.deleted_at is null and not exists (
        select from dispute where dispute.payment_id = payment.id and (state = 'open' or cause is null))
      then coalesce(refund.failed_at, refund.updated_at) + make_interval(secs => ${answerMs / 1000}) end`,
    closed: sql`payment.payer_id = ${me} or transfer.approved_by = ${me}`,
  },
  payouts: {
    from: sql`payout`,
    waits: sql`kind = 'manual' and status in ('pending', 'accepted')`,
    since: sql`created_at`,
    id: sql`id`,
    step: sql`case when status = 'accepted' then 'confirm' when approved_by is null then 'approve' else 'send' end`,
    who: sql`agent_id`,
    about: sql`ref`,
    amount: sql`amount`,
    currency: sql`currency`,
    closed: sql`agent_id = ${me} or (status = 'pending' and approved_by = ${me})`,
  },
  debts: {
    from: sql`debt_relief`,
    waits: sql`status = 'pending'`,
    since: sql`created_at`,
    id: sql`id`,
    step: sql`'approve'`,
    who: sql`person_id`,
    amount: sql`amount`,
    currency: sql`currency`,
    closed: sql`person_id = ${me} or proposed_by = ${me}`,
  },
  endings: {
    from: sql`order_ending join client_order on client_order.id = order_ending.order_id`,
    waits: sql`order_ending.status = 'waiting'`,
    since: sql`order_ending.created_at`,
    id: sql`order_ending.order_id`,
    step: sql`'approve'`,
    who: sql`client_id`,
    about: sql`title`,
    amount: sql`order_ending.amount`,
    currency: sql`order_ending.currency`,
    closed: sql`client_id = ${me} or agent_id = ${me} or asked_by = ${me}`,
  },
  coupon_refunds: {
    from: sql`coupon_refund`,
    waits: sql`status = 'pending'`,
    since: sql`created_at`,
    id: sql`id`,
    step: sql`case when approved_by is null then 'approve' else 'send' end`,
    who: sql`client_id`,
    amount: sql`amount`,
    currency: sql`currency`,
    closed: sql`client_id = ${me} or approved_by = ${me}`,
  },
  gifts: {
    from: sql`gift_check join client_order on client_order.id = gift_check.order_id`,
    waits: sql`gift_check.status = 'waiting'`,
    since: sql`gift_check.created_at`,
    id: sql`gift_check.id`,
    step: sql`'decide'`,
    who: sql`gift_check.client_id`,
    about: sql`title`,
    closed: sql`gift_check.client_id = ${me} or gift_check.agent_id = ${me}`,
  },
  articles: {
    from: sql`article join person writer on writer.id = article.agent_id`,
    waits: sql`status in ('pending', 'changes_pending') and deleted_at is null`,
    since: sql`submitted_at`,
    id: sql`article.id`,
    step: sql`'check'`,
    who: sql`agent_id`,
    about: sql`title`,
    closed: sql`agent_id = ${me}`,
  },
  facts: {
    from: sql`fact_report`,
    waits: sql`closed_at is null`,
    since: sql`created_at`,
    id: sql`id`,
    step: sql`'check'`,
    who: sql`null::uuid`,
    about: sql`(select name from visa where visa.id = visa_id)`,
    closed: sql`false`,
  },
})

const nothing = sql`null`

const placeOf = (queue: Queue) => WORK_QUEUES.indexOf(queue)

interface WorkKey {
  since: string
  queue: Queue
  id: string
}

/** The condition is written so that the queue’s index by age answers it. */
function comesAfter({ since, id }: Part, queue: Queue, after: WorkKey) {
  const moment = sql`${after.since}::timestamptz`
  if (queue === after.queue) return sql`(${since}, ${id}) > (${moment}, ${after.id}::uuid)`
  return placeOf(queue) > placeOf(after.queue) ? sql`${since} >= ${moment}` : sql`${since} > ${moment}`
}

export interface WorkRow {
  queue: Queue
  id: string
  step: WorkItem['step']
  said: string | null
  first_name: string | null
  last_name: string | null
  about: string | null
  amount: number | null
  currency: string | null
  since: Date
  until: Date | null
  claimed_by: string | null
  claimed_at: Date | null
  claimer_first_name: string | null
  claimer_last_name: string | null
  closed: boolean
}

interface Page extends Reading {
  queue: Queue | undefined
  after: WorkKey | null
  limit: number
}

/** Each queue gives its oldest by its index, and the oldest of these are taken, one more than a page. */
export async function oldestWork(db: Reader, { queue: only, after, limit, ...reading }: Page) {
  const known = parts(reading)
  const most = sql.lit(limit + 1)
  const heads = (only ? [only] : WORK_QUEUES).map((queue) => {
    const part = known[queue]
    return sql`(
      select ${sql.lit(placeOf(queue))} as place, ${sql.lit(queue)} as queue, ${part.id} as id, ${part.step} as step,
        ${part.who} as who, ${part.said ?? nothing}::text as said, ${part.about ?? nothing}::text as about,
        ${part.amount ?? nothing}::bigint as amount, ${part.currency ?? nothing}::text as currency,
        ${part.since} as since, ${part.until ?? nothing}::timestamptz as until,
        ${part.claimed?.by ?? nothing}::uuid as claimed_by, ${part.claimed?.at ?? nothing}::timestamptz as claimed_at,
        coalesce(${part.closed}, false) as closed
      from ${part.from}
      where ${part.waits} ${after ? sql`and ${comesAfter(part, queue, after)}` : sql``}
      order by ${part.since}, ${part.id} limit ${most})`
  })
  const { rows } = await sql<WorkRow>`
    with work as (
      select * from (${sql.join(heads, sql` union all `)}) as heads order by since, place, id limit ${most})
    select work.queue, work.id, work.step, work.who, work.said, work.about, work.amount, work.currency, work.since,
      work.until, work.claimed_by, work.claimed_at, work.closed, owner.first_name, owner.last_name,
      claimer.first_name as claimer_first_name, claimer.last_name as claimer_last_name
    from work
    left join person owner on owner.id = work.who
    left join person claimer on claimer.id = work.claimed_by
    order by since, place, work.id`.execute(db)
  return rows
}

/** Each queue has its number, and the time since which its oldest waits. */
export async function countWork(db: Reader) {
  const counted = Object.entries(parts({ staffId: NOBODY, answerMs: 0 })).map(
    ([queue, { from, waits, since }]) => sql`
      select ${sql.lit(queue)} as queue, count(*)::int as count, min(${since}) as oldest from ${from} where ${waits}`,
  )
  const { rows } = await sql<{ queue: Queue; count: number; oldest: Date | null }>`
    ${sql.join(counted, sql` union all `)}`.execute(db)
  return rows
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

export async function healthOf(db: Reader) {
  const { rows } = await sql<{
    payment_alarms: number
    payouts: number
    payouts_since: Date | null
    proven_at: Date | null
  }>`
    select (select count(*)::int from payment_alarm where settled_at is null) as payment_alarms,
      waiting.count as payouts, waiting.since as payouts_since,
      (select done_at from ledger_check where done_at is not null and faults = '[]'::jsonb order by done_at desc limit 1) as proven_at
    from (select count(*)::int, min(created_at) as since from payout where status = 'pending') as waiting`.execute(
    db,
  )
  return rows[0] as (typeof rows)[number]
}
