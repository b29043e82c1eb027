import type { PublicProfile } from '@sojourn/contract/supply/agent-profile'
import type { Context } from '../../context.ts'
import { languageName } from '../../ground/reference/language-name.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ownDay } from './is-on-leave.ts'
import { findOwnProfile } from './own-profile-store.ts'

/** A leave that is over is none. */
export async function showOwnProfile({ db, clock }: Context, { id }: Person): Promise<PublicProfile> {
  const row = await findOwnProfile(db, id)
  if (!row) throw new Refusal('not_found')
  const isOver = row.away_until !== null && row.away_until < ownDay(row.timezone, clock.now())
  return {
    headline: row.headline,
    languages: row.languages.map((code) => [code, languageName(code)]),
    away_from: isOver ? null : row.away_from,
    away_until: isOver ? null : row.away_until,
  }
}
