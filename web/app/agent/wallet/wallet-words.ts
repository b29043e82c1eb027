import { linkStatus, stateIn } from '@sojourn/contract/status'
import type { EarningStage, Schedule } from '@sojourn/contract/wallet-words'
import type { Payout, Wallet } from '@sojourn/contract/wallets'
import type { IconName } from '../../ui/icon-names.ts'
import type { Tone } from '../../ui/pill.tsx'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

export const stageWords: Record<EarningStage, Words> = {
  held: { name: 'In progress', icon: 'clock', tone: 'plain' },
  in_review: { name: 'In review', icon: 'eye', tone: 'action' },
  clearing: { name: 'Clearing', icon: 'calendar', tone: 'action' },
}

const payoutWords: Record<Payout['slug'], Words> = {
  pending: { name: 'Waiting', icon: 'clock', tone: 'warning' },
  accepted: { name: 'On its way', icon: 'arrow-right', tone: 'action' },
  processed: { name: 'Paid', icon: 'check', tone: 'success' },
  rejected: { name: 'Not sent', icon: 'error', tone: 'danger' },
  failed: { name: 'Failed', icon: 'error', tone: 'danger' },
  cancelled: { name: 'Cancelled', icon: 'close', tone: 'plain' },
}

export const wordsOfPayout = ({ slug, is_returned }: Pick<Payout, 'slug' | 'is_returned'>): Words =>
  is_returned ? { ...payoutWords.failed, name: 'Returned by bank' } : payoutWords[slug]

export const linkOf = ({ status }: Wallet) => stateIn(linkStatus, status) ?? 'incomplete'

export const linkWords: Record<keyof typeof linkStatus, Words> = {
  incomplete: { name: 'Needs details', icon: 'warning', tone: 'warning' },
  in_progress: { name: 'Being checked', icon: 'clock', tone: 'action' },
  linked: { name: 'Linked', icon: 'check', tone: 'success' },
}

export const scheduleWords: Record<Schedule, string> = {
  by_hand: 'Only when I withdraw',
  weekly: 'Every Monday',
  monthly: 'On the first of each month',
}
