import { sql } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'
import type { StagePlan } from './stage-terms.ts'

/** The orders of a case of several stages, in the order of their stages, until the transaction ends. */
export const lockCase = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('client_order')
    .select(['id', 'status', 'stage_no', 'is_current'])
    .where('case_id', '=', (eb) => eb.selectFrom('client_order').select('case_id').where('id', '=', orderId))
    .where('stage_count', '>', 1)
    .orderBy('stage_no')
    .forNoKeyUpdate()
    .execute()

const stages = builtOnce((db: Reader, { caseId }: { caseId: string }) =>
  db
    .selectFrom('client_order')
    .select((eb) => [
      'id',
      'status',
      'stage_no',
      'paid_at',
      'completed_at',
      'is_current',
      'currency',
      'client_id',
      'stages_by_card_at',
      'charge_at',
      'stage_reminder',
      eb.ref('stage_plan').$castTo<StagePlan | null>().as('stage_plan'),
    ])
    .where('case_id', '=', caseId)
    .orderBy('stage_no'),
)

/** They come in the order of the stages; the first holds what was agreed. */
export const stagesOfCase = (db: Reader, caseId: string) => stages.all(db, { caseId })
export type StageRow = Awaited<ReturnType<typeof stagesOfCase>>[number]

/** Everything a stage leaves to the next. */
export const stageToFollow = (tx: Tx, id: string) =>
  tx
    .selectFrom('client_order as stage')
    .innerJoin('client_order as opening', 'opening.id', 'stage.case_id')
    .innerJoin('person as client', 'client.id', 'stage.client_id')
    .selectAll('stage')
    .select((eb) => [
      eb.ref('opening.stage_plan').$castTo<StagePlan | null>().as('plan'),
      'opening.stages_by_card_at as by_card_at',
      'opening.offer_id as agreed_offer_id',
      'opening.description as agreed_description',
      'client.deleted_at as client_deleted_at',
    ])
    .where('stage.id', '=', id)
    .executeTakeFirst()

/** The case stands at another of its stages, and what it shares goes along. */
export const moveCase = (tx: Tx, { from, to }: { from: string; to: string }) =>
  sql`select move_case(${from}, ${to})`.execute(tx)

/** The stage that holds what a case shares. */
export const holderOf = async (db: Reader, orderId: string) =>
  (await sql<{ id: string | null }>`select holder_of_case(${orderId}) as id`.execute(db)).rows[0]?.id ??
  orderId

/** All orders of a case say how many stages it has. */
export async function setPlan(tx: Tx, caseId: string, plan: StagePlan) {
  await tx
    .updateTable('client_order')
    .set({ stage_count: plan.stages.length })
    .where('case_id', '=', caseId)
    .execute()
  await tx
    .updateTable('client_order')
    .set((eb) => ({
      stage_plan: JSON.stringify(plan),
      stage_name: eb.fn.coalesce('stage_name', eb.val(plan.stages[0]?.name ?? '')),
    }))
    .where('id', '=', caseId)
    .execute()
}

export const setStage = (
  tx: Tx,
  id: string,
  change: {
    expires_at?: Date
    stage_reminder?: number
    charge_at?: Date | null
    stages_by_card_at?: Date | null
  },
) => tx.updateTable('client_order').set(change).where('id', '=', id).execute()

/** Another of its stages is in a conflict. */
export const hasConflictInCase = async (db: Reader, caseId: string, exceptId: string) =>
  (await db
    .selectFrom('client_order')
    .select('id')
    .where('case_id', '=', caseId)
    .where('id', '<>', exceptId)
    .where('status', '=', 'conflicted')
    .executeTakeFirst()) !== undefined

/** Stages that wait for their payment, the longest first. */
export function stagesWaiting(db: Reader, before: Date, after: AgeKey | null, most: number) {
  let batch = db
    .selectFrom('client_order')
    .select(['id', 'created_at as due_at'])
    .where('status', '=', 'awaiting_payment')
    .where('stage_no', '>', 1)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('created_at', 'id', after))
  return batch.execute()
}

/** Stages whose card is to be charged by now. */
export function stagesToCharge(db: Reader, now: Date, after: AgeKey | null, most: number) {
  let batch = db
    .selectFrom('client_order')
    .select(['id', (eb) => eb.ref('charge_at').$notNull().as('due_at')])
    .where('status', '=', 'awaiting_payment')
    .where('charge_at', '<=', now)
    .orderBy('charge_at')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('charge_at', 'id', after))
  return batch.execute()
}

/** Accepted by a server of the release before, which opens no next stage. */
export function stagesToFollow(db: Reader, until: Date, after: AgeKey | null, most: number) {
  let batch = db
    .selectFrom('client_order as stage')
    .select(['stage.id', (eb) => eb.ref('stage.completed_at').$notNull().as('due_at')])
    .where('stage.status', '=', 'completed')
    .where('stage.is_current', '=', true)
    .where('stage.completed_at', '<=', until)
    .whereRef('stage.stage_no', '<', 'stage.stage_count')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('client_order as later')
            .select('later.id')
            .whereRef('later.case_id', '=', 'stage.case_id')
            .whereRef('later.stage_no', '>', 'stage.stage_no'),
        ),
      ),
    )
    .orderBy('stage.completed_at')
    .orderBy('stage.id')
    .limit(most)
  if (after) batch = batch.where(newerThan('stage.completed_at', 'stage.id', after))
  return batch.execute()
}

/** An earlier stage of its case was accepted. */
export const acceptedBefore = async (tx: Tx, orderId: string) =>
  (await tx
    .selectFrom('client_order as stage')
    .innerJoin('client_order as earlier', 'earlier.case_id', 'stage.case_id')
    .select('earlier.id')
    .where('stage.id', '=', orderId)
    .whereRef('earlier.stage_no', '<', 'stage.stage_no')
    .where('earlier.completed_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** The unpaid stage of a case, if one waits. */
export const waitingStageOf = (tx: Tx, caseId: string) =>
  tx
    .selectFrom('client_order')
    .select(['id', 'stage_no'])
    .where('case_id', '=', caseId)
    .where('stage_no', '>', 1)
    .where('status', '=', 'awaiting_payment')
    .executeTakeFirst()
