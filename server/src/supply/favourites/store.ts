import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'

const columns = ['id', 'agent_id', 'created_at'] as const

/** A person and an agent have one row: a second adding gives the first. */
export const addFavourite = (tx: Tx, favourite: { person_id: string; agent_id: string; created_at: Date }) =>
  tx
    .insertInto('favourite')
    .values(favourite)
    .onConflict((same) =>
      // Written again as it is, so that the row comes back.
      same.columns(['person_id', 'agent_id']).doUpdateSet({ agent_id: favourite.agent_id }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The id is the one of the favourite or of whom it is about. */
export const removeFavourite = (tx: Tx, personId: string, id: string) =>
  tx
    .deleteFrom('favourite')
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('id', '=', id), eb('agent_id', '=', id)]))
    .execute()

interface Page {
  after: [time: string, id: string] | null
  limit: number
}

/** One more row than a page, so that the caller sees whether there is another. */
export function favouritesOf(db: Reader, personId: string, { after, limit }: Page) {
  let page = db
    .selectFrom('favourite')
    .innerJoin('person', 'person.id', 'favourite.agent_id')
    .select(['favourite.id', 'agent_id', 'favourite.created_at'])
    .where('person_id', '=', personId)
    .where('person.deleted_at', 'is', null)
    .orderBy('favourite.created_at', 'desc')
    .orderBy('favourite.id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('favourite.created_at', 'favourite.id', after))
  return page.execute()
}

/** Far more than anybody keeps; the newest of them. */
const MOST_IDS = 1000

export const idsKept = (db: Reader, personId: string) =>
  db
    .selectFrom('favourite')
    .select(['id', 'agent_id as owner_id'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_IDS)
    .execute()

export type FavouriteRow = Awaited<ReturnType<typeof favouritesOf>>[number]
