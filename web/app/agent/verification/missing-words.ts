import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Missing } from '@sojourn/contract/supply/verification'
import { JUDGED_NAMES } from '@sojourn/contract/supply/verification-words'

export const itemNames = { ...JUDGED_NAMES, email: 'Email', licence: 'Licence' }

export const missingPlaces: Record<Exclude<Missing['step'], 'email'>, { to: string; label: string }> = {
  location: { to: agentPaths.kycLocation(), label: 'Location' },
  identification: { to: agentPaths.kycIdentification(), label: 'Identification' },
  profile: { to: agentPaths.profile(), label: 'Profile' },
  business: { to: agentPaths.business(), label: 'Business' },
}
