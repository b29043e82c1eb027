import type { Context } from '../../../context.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { isLicensedFor } from '../../../supply/agents/is-licensed-for.ts'
import type { HeldOrder } from '../hold-order.ts'

export const NO_MORE = 'The agent cannot take on more work at the moment, so nothing can be added now.'

type Asked = Pick<
  HeldOrder,
  'agent_id' | 'agent_suspended_at' | 'agent_verified_at' | 'country_iso' | 'visa_id'
>

/** The agent reads why they can add nothing to an order; null where they can. */
export async function whyNoMore(context: Context, db: Reader, order: Asked) {
  if (order.agent_suspended_at) return 'Your account is suspended, so you cannot propose an extra.'
  if (!order.agent_verified_at) return 'You are not verified at the moment, so you cannot propose an extra.'
  const aim = { country: order.country_iso, visa: order.visa_id }
  return (await isLicensedFor(context, db, order.agent_id, aim))
    ? null
    : 'This visa needs a licence that you do not have at the moment, so you cannot propose an extra.'
}
