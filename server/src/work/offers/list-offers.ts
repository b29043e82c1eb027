import { offerStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { sideOf } from '../orders/side-of.ts'
import type { OfferState } from './offer-machine.ts'
import { offersByAge } from './offer-store.ts'
import { viewOfferSummary } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: string[] | undefined } | undefined
}

/** The offers of the mode one is in, in every version. */
export async function listOffers({ db, clock }: Context, actor: Person, { cursor, limit, filter }: Wanted) {
  const now = clock.now()
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await offersByAge(db, sideOf(actor), {
    limit,
    after,
    states: filter?.status?.map(stateBy),
    now,
  })
  return pageOf(
    rows,
    limit,
    (row) => viewOfferSummary(row, now),
    (row) => [row.created_at.toISOString(), row.id],
  )
}

const byCode = new Map(
  (Object.keys(offerStatus) as OfferState[]).map((state) => [String(offerStatus[state][0]), state]),
)

const stateBy = (code: string) => byCode.get(code) as OfferState
