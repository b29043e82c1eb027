import type { Payout } from '@sojourn/contract/money/wallets'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

const words: Record<Payout['slug'], Words> = {
  pending: { name: 'Waiting', icon: 'clock', tone: 'warning' },
  accepted: { name: 'On its way', icon: 'arrow-right', tone: 'action' },
  processed: { name: 'Paid', icon: 'check', tone: 'success' },
  rejected: { name: 'Not sent', icon: 'error', tone: 'danger' },
  failed: { name: 'Failed', icon: 'error', tone: 'danger' },
  cancelled: { name: 'Cancelled', icon: 'close', tone: 'plain' },
}

export const wordsOfPayout = ({ slug, is_returned }: Pick<Payout, 'slug' | 'is_returned'>): Words =>
  is_returned ? { ...words.failed, name: 'Returned by bank' } : words[slug]
