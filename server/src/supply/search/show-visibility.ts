import type { Visibility } from '@sojourn/contract/supply/discovery'
import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { gateBefore } from '../licences/licence-gate.ts'
import { loadLicenceGate } from '../licences/load-licence-gate.ts'
import { explainRank } from './explain-rank.ts'
import { hiddenBy } from './policy.ts'
import { activeAims, findAgentToFind, placesOf } from './visibility-store.ts'

type HiddenBy = Visibility['hidden_by'][number]

export const WHAT_TO_DO: Record<HiddenBy['code'], string> = {
  not_verified: 'Verify your identity. Clients only find verified agents.',
  suspended: 'Your account is suspended.',
  leaving: 'Your account is to be deleted, so clients cannot find you. Keep it, and they can again.',
  on_leave: 'You are on leave. Clients can find you again the day after it ends.',
  no_service: 'Publish a service so that clients can find you.',
  licence_missing:
    'Your services for a country that requires a licence are hidden until your licence is confirmed and valid.',
  licence_closed:
    'Your licence does not cover some of your services. They are hidden until you add one that does.',
}

/** The answer says why clients find an agent where they do, and what would lift it. */
export async function showVisibility(context: Context, { id }: Person): Promise<Visibility> {
  const { db, clock } = context
  const agent = await findAgentToFind(db, id)
  if (!agent) throw new Refusal('not_found')
  const today = dayOf(clock.now())
  const offered = await activeAims(db, id)
  const gate = await loadLicenceGate(context, db, id, today)
  const behind = (stands: 'missing' | 'closed') =>
    offered.filter(({ id: country, visa }) => gateBefore(gate, { country, visa }) === stands)
  const missing = behind('missing')
  const codes: HiddenBy['code'][] = [
    ...hiddenBy(agent, clock.now()),
    ...(offered.length === 0 ? ['no_service' as const] : []),
    ...(missing.length > 0 ? ['licence_missing' as const] : []),
    ...(behind('closed').length > 0 ? ['licence_closed' as const] : []),
  ]
  const places = await placesOf(db, id)
  return {
    found: places.length > 0,
    hidden_by: codes.map((code) => ({ code, message: WHAT_TO_DO[code] })),
    hidden_countries: [...new Map(missing.map(({ id, name }) => [id, { id, name }])).values()],
    rank: explainRank({ ...agent, rating_sum: Number(agent.rating_sum) }),
    places: places.map(({ country, country_name, purpose, purpose_name, place, others }) => ({
      country: { id: country, name: country_name },
      purpose: { id: purpose, name: purpose_name },
      place,
      of: others,
    })),
  }
}
