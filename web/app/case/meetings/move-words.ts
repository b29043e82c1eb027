import { t } from '@sojourn/contract/words/t'
import type { Side } from '../../words/order-words.ts'

interface Moves {
  left: number
  free: number
  notice: number
  isFree: boolean
}

export function moveWords({ left, free, notice, isFree }: Moves, side: Side, other: string) {
  const stays = t('If you ask to move it, {other} can accept or decline. Until then it stays as it is.', {
    other,
  })
  if (left === 0)
    return `${t('{free, plural, one {You have used your # free move.} other {You have used your # free moves.}}', { free })} ${stays}`
  if (!isFree)
    return `${t('{notice, plural, one {The meeting begins in less than # hour.} other {The meeting begins in less than # hours.}}', { notice })} ${stays}`
  const times = t(
    '{left, plural, one {You can move this meeting once more without asking, up to {notice} hours before it begins.} other {You can move this meeting # more times without asking, up to {notice} hours before it begins.}}',
    { left, notice },
  )
  return side === 'agent'
    ? `${times} ${t('A time within {notice} hours has to be accepted by {other}.', { notice, other })}`
    : times
}
