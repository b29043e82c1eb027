import { t } from '@sojourn/contract/words/t'
import type { Meeting } from '@sojourn/contract/work/meetings'
import type { Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

interface StateWords {
  name: string
  icon: IconName
  tone: Tone
}

export function stateWords({ slug }: Pick<Meeting, 'slug'>, side: Side, other: string): StateWords {
  switch (slug) {
    case 'booked':
      return { name: t('Booked'), icon: 'calendar', tone: 'action' }
    case 'done':
      return { name: t('Took place'), icon: 'check', tone: 'success' }
    case 'cancelled':
      return { name: t('Cancelled'), icon: 'close', tone: 'plain' }
    case 'missed_by_client':
    case 'missed_by_agent': {
      const isOwn = slug === `missed_by_${side}`
      return {
        name: isOwn ? t('You missed it') : t('{other} missed it', { other }),
        icon: 'warning',
        tone: 'danger',
      }
    }
  }
}

export function endedWords({ slug, ended_by }: Meeting, side: Side, other: string) {
  if (slug !== 'cancelled' || ended_by === null) return null
  if (ended_by === 'system') return t('The order ended.')
  return ended_by === side ? t('You cancelled it.') : t('{other} cancelled it.', { other })
}
