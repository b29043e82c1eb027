import { plans } from '@sojourn/contract/amounts/plans'
import type { FieldError } from '@sojourn/contract/calls/errors'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { loadPublisher } from '../../supply/services/load-publisher.ts'
import { gatesToOffer } from '../../supply/services/publish-requirements.ts'
import { countOpen } from './offer-store.ts'

interface Aim {
  country: { id: string; name: string }
  visa: { id: string }
}

/** An offer needs all a service needs, and an agent may have as many open ones as services. */
export async function readinessOf(context: Context, db: Reader, agentId: string, aim: Aim | null) {
  const open = await countOpen(db, agentId, context.clock.now())
  const publisher = await loadPublisher(context, db, agentId, open)
  const place = { country: aim?.country.id ?? '', visa: aim?.visa.id ?? '' }
  const { plan, planLimit: limit } = publisher
  const missing: FieldError[] = gatesToOffer(place, aim?.country.name ?? '', publisher)
  if (limit !== null && open >= limit)
    missing.push({
      field: 'plan',
      message:
        limit === 1
          ? `Your ${plans[plan].name} plan holds 1 open offer. Take one back, or choose a larger plan.`
          : `Your ${plans[plan].name} plan holds ${limit} open offers. Take one back, or choose a larger plan.`,
    })
  return { missing, open, limit, plan }
}

export async function refuseUnready(context: Context, db: Reader, agentId: string, aim: Aim) {
  const { missing } = await readinessOf(context, db, agentId, aim)
  if (missing.length > 0)
    throw new Refusal('invalid_fields', {
      message: 'Something is missing before you can make this offer.',
      fields: missing,
    })
}
