import type { Licence } from '@sojourn/contract/business'
import type { IconName } from '../ui/icon-names.ts'
import { Pill, type Tone } from '../ui/pill.tsx'

const PENDING = 0
export const VERIFIED = 1
const FAILED = -1
const EXPIRED = -3

const looks: Record<number, { tone: Tone; icon: IconName; words: string }> = {
  [PENDING]: { tone: 'warning', icon: 'clock', words: 'Waiting for our team' },
  [VERIFIED]: { tone: 'success', icon: 'check', words: 'Confirmed' },
  [FAILED]: { tone: 'danger', icon: 'error', words: 'Not confirmed' },
  [EXPIRED]: { tone: 'danger', icon: 'calendar', words: 'Ended' },
}

export function LicenceState({ status: [code, label] }: Pick<Licence, 'status'>) {
  const look = looks[code]
  return (
    <Pill tone={look?.tone ?? 'plain'} {...(look && { icon: look.icon })}>
      {look?.words ?? label}
    </Pill>
  )
}
