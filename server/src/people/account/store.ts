import { RUNNING_ORDERS } from '@sojourn/contract/calls/status'
import { sql, type Updateable } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** Everything a signed-in page wants to know of the person, in one round trip. */
export const findAccount = (db: Reader, id: string) =>
  db
    .selectFrom('person')
    .leftJoin('agent', 'agent.person_id', 'person.id')
    .select([
      'person.id',
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'home',
      'mode',
      'staff_since',
      'phone',
      'about',
      'dob',
      'gender',
      'picture_key',
      'timezone',
      'clock',
      'language',
      'country_iso',
      'state',
      'city',
      'alt_city',
      'postal_code',
      'street',
      'passport_iso',
      'second_passport_iso',
      'residence_iso',
      'suspended_at',
      'suspended_reason',
      'deletion_due_at',
      'person.created_at',
      'agent.username',
      'agent.verified_at',
      orderCount.as('order_count'),
      unreadCount.as('unread_count'),
    ])
    .where('person.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** It counts their running orders in the mode they are in. */
const orderCount = sql<number>`
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

/** It counts the messages they have not read in the mode they are in. */
const unreadCount = sql<number>`coalesce((
  select sum(conversation.said - member.read_said)
  from conversation_member as member
  join conversation on conversation.id = member.conversation_id
  where member.person_id = person.id and member.left_at is null
    and member.side = case
      when person.staff_since is not null then 'staff' when person.mode = 'consultant' then 'agent' else 'client'
    end
), 0)::integer`

/** Undefined when the account was deleted a moment ago: nothing of a person may come back into its row. */
export const changePerson = (tx: Tx, id: string, changed: Updateable<DB['person']>) =>
  tx
    .updateTable('person')
    .set(changed)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The row is held even where the account is deleted. */
export const lockPersonRow = (tx: Tx, id: string) =>
  tx
    .selectFrom('person')
    .select(['id', 'deleted_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Until the transaction ends, nobody else changes the person. */
export const lockPerson = (tx: Tx, id: string) =>
  tx
    .selectFrom('person')
    .leftJoin('agent', 'agent.person_id', 'person.id')
    .select([
      'home',
      'mode',
      'email',
      'email_verified_at',
      'first_name',
      'picture_key',
      'deletion_due_at',
      'timezone',
      'verified_at',
    ])
    .where('person.id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate('person')
    .executeTakeFirst()

export const isPictureOf = async (db: Reader, id: string, key: string) =>
  (await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('picture_key', '=', key)
    .executeTakeFirst()) !== undefined

export const findPreferences = (db: Reader, personId: string) =>
  db
    .selectFrom('notice_preference')
    .select('preferences')
    .where('person_id', '=', personId)
    .executeTakeFirst()

export const setPreferences = (tx: Tx, personId: string, preferences: string, now: Date) =>
  tx
    .insertInto('notice_preference')
    .values({ person_id: personId, preferences, updated_at: now })
    .onConflict((known) => known.column('person_id').doUpdateSet({ preferences, updated_at: now }))
    .execute()

/** They neither showed that the email is theirs, nor signed in, nor bought anything since that moment. */
export const giveUpUnproven = (tx: Tx, since: Date, now: Date) =>
  tx
    .updateTable('person')
    .set({ deletion_due_at: now })
    .where('email_verified_at', 'is', null)
    .where('staff_since', 'is', null)
    .where('deletion_due_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('session')
            .select('session.id')
            .whereRef('session.person_id', '=', 'person.id')
            .where('session.last_seen_at', '>=', since),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('client_order')
            .select('client_order.id')
            .whereRef('client_order.client_id', '=', 'person.id'),
        ),
      ),
    )
    .execute()
