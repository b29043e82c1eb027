import { addDays } from '@sojourn/contract/dates/day-steps'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import type { Tone } from '../ui/mark/pill.tsx'

const SOON_DAYS = 90

/** How the expiry of a paper stands today. */
export function expiryTone(expiresOn: string, today: string): { tone: Tone; icon: 'warning' | 'calendar' } {
  if (expiresOn < today) return { tone: 'danger', icon: 'warning' }
  return expiresOn <= addDays(today, SOON_DAYS)
    ? { tone: 'warning', icon: 'warning' }
    : { tone: 'plain', icon: 'calendar' }
}

/** The version that is handed over: what a virus was found in is none. */
export const newestVersion = ({ versions }: Pick<VaultPaper, 'versions'>) =>
  versions.find(({ scan }) => scan !== 'infected')
