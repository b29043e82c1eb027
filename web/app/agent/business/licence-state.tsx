import { licenceStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Licence } from '@sojourn/contract/supply/business'
import { t } from '@sojourn/contract/words/t'
import { Pill, type Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'

const looks: Record<keyof typeof licenceStatus, { tone: Tone; icon: IconName; words: string }> = {
  pending: { tone: 'warning', icon: 'clock', words: t('Waiting for our team') },
  verified: { tone: 'success', icon: 'check', words: t('Confirmed') },
  failed: { tone: 'danger', icon: 'error', words: t('Not confirmed') },
  expired: { tone: 'danger', icon: 'calendar', words: t('Ended') },
}

export const isConfirmed = ({ status }: Pick<Licence, 'status'>) =>
  stateIn(licenceStatus, status) === 'verified'

export function LicenceState({ status }: Pick<Licence, 'status'>) {
  const state = stateIn(licenceStatus, status)
  const look = state && looks[state]
  return (
    <Pill tone={look?.tone ?? 'plain'} {...(look && { icon: look.icon })}>
      {look?.words ?? status[1]}
    </Pill>
  )
}
