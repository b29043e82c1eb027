import type { Purpose } from '@sojourn/contract/ground/reference'
import type { RefundSchedule, Requirement } from '@sojourn/contract/supply/services'
import { type Insertable, sql } from 'kysely'
import { builtForColumns, builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

const lockedOrder = builtOnce((db: Reader, { id }: { id: string }) =>
  orderWithSides(db, id).forNoKeyUpdate('client_order'),
)

/** Until the transaction ends nobody else moves the order. */
export const lockOrder = (tx: Tx, id: string) => lockedOrder.first(tx, { id })
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** The agent of an order never changes. */
export const lockAgentOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('agent')
    .select('person_id')
    .where('person_id', '=', (eb) =>
      eb.selectFrom('client_order').select('agent_id').where('id', '=', orderId),
    )
    .forUpdate()
    .executeTakeFirst()

const held = builtOnce((db: Reader, { id }: { id: string }) => orderWithSides(db, id))

export const findHeld = (db: Reader, id: string) => held.first(db, { id })

const orderWithSides = (db: Reader, id: string) =>
  db
    .selectFrom('client_order')
    .innerJoin('person as client', 'client.id', 'client_order.client_id')
    .innerJoin('person as seller', 'seller.id', 'client_order.agent_id')
    .leftJoin('agent', 'agent.person_id', 'client_order.agent_id')
    .select((eb) => [
      'client_order.id',
      'client_order.ref',
      'client_order.goal_id',
      'client_order.offer_id',
      'client_order.client_id',
      'client_order.agent_id',
      'client_order.title',
      'client_order.price_amount',
      'client_order.currency',
      'client_order.status',
      'client_order.expires_at',
      'client_order.paid_at',
      'client_order.started_at',
      'client_order.completed_at',
      'client_order.completed_by_silence',
      'client_order.clears_at',
      'client_order.cleared_at',
      'client_order.paused_at',
      'client_order.pause_note',
      'client_order.meeting_minutes',
      eb.ref('client_order.requirements').$castTo<Requirement[]>().as('requirements'),
      sql<string[]>`jsonb_path_query_array(client_order.travellers, '$[*].name')`.as('travellers'),
      sql<
        number | null
      >`(select jsonb_array_length(travellers) from goal where id = client_order.goal_id)`.as(
        'goal_travellers',
      ),
      eb.ref('client_order.started_without').$castTo<string[] | null>().as('started_without'),
      'client_order.stage',
      'client_order.due_at',
      'client_order.frozen_ms',
      'client_order.early_start_agreed_at',
      'client_order.risk_accepted_at',
      'client_order.unstarted_warning',
      'client_order.commission_percent',
      'client_order.country_iso',
      'client_order.visa_id',
      'client_order.visa_name',
      'client_order.delivery_days',
      // Until it is kept, one the release before made shows the address of the profile.
      eb.fn.coalesce('client_order.residence_iso', 'client.country_iso').as('residence_iso'),
      eb.ref('client_order.purposes').$castTo<Purpose[]>().as('purposes'),
      eb.ref('client_order.refund_schedule').$castTo<RefundSchedule>().as('refund_schedule'),
      'client_order.resume_status',
      'client_order.case_id',
      'client_order.stage_no',
      'client_order.stage_count',
      'client_order.stage_name',
      'client.email as client_email',
      'client.first_name as client_first_name',
      'client.timezone as client_timezone',
      'client.clock as client_clock',
      'client.deleted_at as client_deleted_at',
      'seller.email as agent_email',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'seller.timezone as agent_timezone',
      'seller.clock as agent_clock',
      'seller.suspended_at as agent_suspended_at',
      'seller.deletion_due_at as agent_deletion_due_at',
      'agent.verified_at as agent_verified_at',
    ])
    .where('client_order.id', '=', id)

const unpaid = (db: Reader) =>
  db
    .selectFrom('client_order')
    .select([
      'id',
      'ref',
      'client_id',
      'expires_at',
      sql<boolean>`client_order.travellers = (select travellers from goal where goal.id = client_order.goal_id)`.as(
        'is_for_same_people',
      ),
    ])
    .where('status', '=', 'awaiting_payment')
    .where('stage_no', '=', 1)

const unpaidOfService = builtOnce((db: Reader, asked: { goalId: number; serviceId: string }) =>
  unpaid(db).where('goal_id', '=', asked.goalId).where('service_id', '=', asked.serviceId),
)

export const findUnpaid = (db: Reader, goalId: number, serviceId: string) =>
  unpaidOfService.first(db, { goalId, serviceId })

export const findUnpaidOfOffer = (db: Reader, offerId: string) =>
  unpaid(db).where('offer_id', '=', offerId).executeTakeFirst()

export type UnpaidOrder = NonNullable<Awaited<ReturnType<typeof findUnpaid>>>

/** The country of the profile, or else the one they named when they last paid; the checkout shows it, and it can be put right. */
export const homeOf = async (tx: Tx, personId: string) =>
  (
    await tx
      .selectFrom('person')
      .select((eb) =>
        eb.fn
          .coalesce(
            'person.country_iso',
            eb
              .selectFrom('client_order')
              .select('residence_iso')
              .whereRef('client_id', '=', 'person.id')
              .where('paid_at', 'is not', null)
              .orderBy('paid_at', 'desc')
              .limit(1),
          )
          .as('home'),
      )
      .where('id', '=', personId)
      .executeTakeFirstOrThrow()
  ).home

/** The longest ago comes first. */
export function ordersExpired(db: Reader, now: Date, after: AgeKey | null, most: number) {
  let batch = db
    .selectFrom('client_order')
    .select(['id', 'expires_at as due_at'])
    .where('status', '=', 'awaiting_payment')
    // A later stage of a case is reminded of first (`stages/tend-stages.ts`).
    .where('stage_no', '=', 1)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('expires_at', 'id', after))
  return batch.execute()
}

/**
 * They come in the order of their ids, so that two who give up the same ones never wait for each other. A
 * later stage of a case was agreed: it does not go with its service.
 */
export const unpaidOf = (
  db: Reader,
  of: { serviceId: string } | { agentId: string } | { clientId: string },
) =>
  db
    .selectFrom('client_order')
    .select('id')
    .where('status', '=', 'awaiting_payment')
    .where((eb) => {
      if ('serviceId' in of) return eb.and([eb('service_id', '=', of.serviceId), eb('stage_no', '=', 1)])
      return 'agentId' in of ? eb('agent_id', '=', of.agentId) : eb('client_id', '=', of.clientId)
    })
    .orderBy('id')
    .execute()

const added = builtForColumns((db: Reader, order: Insertable<DB['client_order']>) =>
  (db as Tx)
    .insertInto('client_order')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'ref']),
)

/** Undefined when the same goal and service wait for payment already: whoever was first made the order. */
export const addOrder = async (tx: Tx, order: Insertable<DB['client_order']>) => (await added(tx, order))[0]

/** The state itself only ever moves by its table. */
export const setOrder = (
  tx: Tx,
  id: string,
  change:
    | { unstarted_warning: number }
    | { early_start_agreed_at: Date | null }
    | { delivery_days: number }
    | { residence_iso: string; early_start_agreed_at: Date | null },
) => tx.updateTable('client_order').set(change).where('id', '=', id).execute()

export const forgetTravellersOfOrders = (tx: Tx, clientId: string) =>
  tx
    .updateTable('client_order')
    .set({ travellers: '[]' })
    .where('client_id', '=', clientId)
    .where('travellers', '<>', sql`'[]'::jsonb`)
    .execute()
