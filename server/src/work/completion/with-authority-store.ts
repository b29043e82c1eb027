import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader } from '../../platform/database/database.ts'

const filing = builtOnce((db: Reader, { id }: { id: string }) =>
  db
    .selectFrom('client_order')
    .innerJoin('goal', 'goal.id', 'client_order.goal_id')
    .leftJoin('visa', 'visa.id', 'client_order.visa_id')
    .select((eb) => [
      'goal.decided_at',
      // A person who says nothing else lives in the country of their passport.
      eb.fn.coalesce('goal.residence_iso', 'goal.passport_iso').as('residence_iso'),
      eb.ref('visa.facts').$castTo<VisaFacts | null>().as('facts'),
      sql<Date | null>`(
        select min(filed.created_at) from fact filed
        where filed.order_id = client_order.id and filed.fact = 'stage_set'
          and filed.details->>'step' in ('S2', 'S3')
          and not exists (
            select from fact again
            where again.order_id = client_order.id and again.fact = 'stage_set'
              and again.details->>'step' = 'S1' and (again.created_at, again.id) > (filed.created_at, filed.id)
          )
      )`.as('filed_at'),
    ])
    .where('client_order.id', '=', id),
)

/** When an application was filed since it was last prepared, and what is known of its visa. */
export const filingOf = (db: Reader, id: string) => filing.first(db, { id })
export type Filing = NonNullable<Awaited<ReturnType<typeof filingOf>>>
