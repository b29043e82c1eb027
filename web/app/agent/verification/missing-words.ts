import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Missing } from '@sojourn/contract/supply/verification'
import { JUDGED_NAMES } from '@sojourn/contract/supply/verification-words'
import { t } from '@sojourn/contract/words/t'

export const itemNames = { ...JUDGED_NAMES, email: t('Email'), licence: t('Licence') }

export const missingPlaces: Record<Exclude<Missing['step'], 'email'>, { to: string; label: string }> = {
  location: { to: agentPaths.kycLocation(), label: t('Location') },
  identification: { to: agentPaths.kycIdentification(), label: t('Identification') },
  profile: { to: agentPaths.profile(), label: t('Profile') },
  business: { to: agentPaths.business(), label: t('Business') },
}

export type Form = 'location' | 'identification'
export const isForm = (step: Missing['step']): step is Form =>
  step === 'location' || step === 'identification'

export const missingForms: Record<Form, string> = {
  location: t('Where you live'),
  identification: t('Your document'),
}
