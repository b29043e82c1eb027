import type { Plan } from '@sojourn/contract/plans'
import { countriesLicensed, countriesOnLicence } from '../agents/countries-licensed.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../platform/database/database.ts'
import type { Standing } from './missing.ts'
import { findStanding } from './store.ts'

/** How an agent stands when they want to publish. */
export async function loadStanding(
  { clock }: Context,
  db: Reader,
  agentId: string,
  active: number,
): Promise<Standing> {
  const today = clock.now().toISOString().slice(0, 10)
  const standing = await findStanding(db, agentId)
  const licensed = await countriesLicensed(db, [agentId], today)
  return {
    plan: (standing?.plan ?? 'free') as Plan,
    isVerified: Boolean(standing?.verified_at),
    isSeen: Boolean(standing?.picture_key ?? standing?.found_since),
    declaredTrader: standing?.declared_trader ?? null,
    hasBusiness: Boolean(standing?.legal_name),
    active,
    onLicence: await countriesOnLicence(db),
    licensed: licensed.get(agentId) ?? new Set(),
  }
}
