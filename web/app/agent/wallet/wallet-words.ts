import { linkStatus, stateIn } from '@sojourn/contract/calls/status'
import type { EarningStage, Schedule } from '@sojourn/contract/money/wallet-words'
import type { Wallet } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import type { Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

export const stageWords: Record<EarningStage, Words> = {
  held: { name: t('In progress'), icon: 'clock', tone: 'plain' },
  in_review: { name: t('In review'), icon: 'eye', tone: 'action' },
  clearing: { name: t('Clearing'), icon: 'calendar', tone: 'action' },
}

export const linkOf = ({ status }: Wallet) => stateIn(linkStatus, status) ?? 'incomplete'

export const linkWords: Record<keyof typeof linkStatus, Words> = {
  incomplete: { name: t('Needs details'), icon: 'warning', tone: 'warning' },
  in_progress: { name: t('Being checked'), icon: 'clock', tone: 'action' },
  linked: { name: t('Linked'), icon: 'check', tone: 'success' },
}

export const scheduleWords: Record<Schedule, string> = {
  by_hand: t('Only when I withdraw'),
  weekly: t('Every Monday'),
  monthly: t('On the first of each month'),
}
