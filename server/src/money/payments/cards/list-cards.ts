import { Instant } from '@sojourn/contract/dates/time'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { viewCard } from '../view.ts'
import { cardsOf, findCard, openSetupsOf } from './card-store.ts'
import { settleSetup } from './settle-setup.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
}

const CardCursor = z.tuple([z.boolean(), Instant, z.uuid()])

const JUST_NOW_MS = 30 * MINUTE_MS
const MOST_ASKED = 3

/** A client who comes back from the page of a new card finds it here, also before its delivery came. */
export async function listCards(context: Context, actor: Person, { cursor, limit }: Wanted) {
  if (!cursor) await fetchNewCards(context, actor.id)
  const rows = await cardsOf(context.db, actor.id, context.processor.name, {
    limit,
    after: decodeCursor(cursor, CardCursor),
  })
  return pageOf(rows, limit, viewCard, (row) => [row.is_default, row.created_at.toISOString(), row.id])
}

export async function showCard({ db }: Context, actor: Person, id: string) {
  const card = await findCard(db, actor.id, id)
  if (!card) throw new Refusal('not_found')
  return viewCard(card)
}

async function fetchNewCards(context: Context, personId: string) {
  const since = new Date(context.clock.now().getTime() - JUST_NOW_MS)
  const setups = await openSetupsOf(context.db, personId, { since, limit: MOST_ASKED })
  await Promise.all(
    setups.map(async ({ id, processor_id }) => {
      try {
        const state = processor_id && (await withPatience(context.processor.readSetup(processor_id)))
        if (state) await settleSetup(context, id, state)
      } catch (error) {
        // The cards we know are shown all the same; the reconciler asks again.
        context.log.warn({ err: error, setup: id }, 'a new card could not be asked about')
      }
    }),
  )
}
