import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import type { GuideAnswer } from '@sojourn/contract/supply/guide'

interface Chosen {
  /** The id of a visa. */
  visa?: string | undefined
  /** The day of arrival. */
  date?: string | undefined
}

/** A new goal begins with all that the guide was told; signing in on the way keeps it. */
export function goalAddress({ asked }: Pick<GuideAnswer, 'asked'>, { visa, date }: Chosen = {}) {
  const { passports, residence, destination, purpose, stay } = asked
  return guidePaths.newGoal({
    country: destination?.id,
    purpose: purpose?.id,
    visa,
    passport: passports[0]?.id,
    passport2: passports[1]?.id,
    residence: residence?.id,
    stay: stay ?? undefined,
    date,
  })
}
