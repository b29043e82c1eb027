import type { GuideAnswer, GuideVisa } from '@sojourn/contract/supply/guide'
import { sharesOfVisas } from '../../ground/shares/read-shares.ts'
import type { Reader } from '../../platform/database/database.ts'

/** The same answer with the shares of approvals as they are now. */
export async function withShares(db: Reader, answer: GuideAnswer): Promise<GuideAnswer> {
  const { fits, nearly } = answer
  const shares = await sharesOfVisas(
    db,
    [...fits, ...nearly].map(({ visa }) => visa.id),
  )
  const withShare = (one: GuideVisa): GuideVisa => ({ ...one, approvals: shares.get(one.visa.id) ?? null })
  return { ...answer, fits: fits.map(withShare), nearly: nearly.map(withShare) }
}
