import type { Payout } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

const words: Record<Payout['slug'], Words> = {
  pending: { name: t('Waiting'), icon: 'clock', tone: 'warning' },
  accepted: { name: t('On its way'), icon: 'arrow-right', tone: 'action' },
  processed: { name: t('Paid'), icon: 'check', tone: 'success' },
  rejected: { name: t('Not sent'), icon: 'error', tone: 'danger' },
  failed: { name: t('Failed'), icon: 'error', tone: 'danger' },
  cancelled: { name: t('Cancelled'), icon: 'close', tone: 'plain' },
}

export const wordsOfPayout = ({ slug, is_returned }: Pick<Payout, 'slug' | 'is_returned'>): Words =>
  is_returned ? { ...words.failed, name: t('Returned by bank') } : words[slug]
