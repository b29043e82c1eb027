import type { NewPublicProfile } from '@sojourn/contract/supply/agent-profile'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { isLanguage } from '../../ground/reference/languages.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { ownDay } from './is-on-leave.ts'
import { findOwnProfile, setOwnProfile } from './own-profile-store.ts'

export async function saveOwnProfile(
  context: Context,
  { id }: Person,
  { headline, languages, away_from, away_until }: z.output<typeof NewPublicProfile>,
) {
  if (!languages.every(isLanguage)) throw invalidField('languages', 'please select languages of the list')
  const zone = (await findOwnProfile(context.db, id))?.timezone ?? null
  if (away_until && away_until < ownDay(zone, context.clock.now()))
    throw invalidField('away_until', 'please enter a date in the future')
  await transact(context, async (tx) => {
    const saved = await setOwnProfile(tx, id, {
      headline: headline || null,
      languages,
      away_from: away_from ?? null,
      away_until: away_until ?? null,
    })
    if (!saved) throw new Refusal('not_found')
    await tell(context, tx, { fact: 'agent_profile_saved', agent: id })
  })
}
