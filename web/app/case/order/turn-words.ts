import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { otherSide, type Side, stateOf } from '../../words/order-words.ts'
import type { NextStep } from './steps/step.ts'

/** A case that is over is nobody’s turn. */
export function turnWords(whose: NextStep['whose'], order: Order, side: Side) {
  if (whose === 'yours') return t('Your turn')
  if (whose === 'theirs') return t('Waiting for {name}', { name: otherSide(order, side).full_name })
  const state = stateOf(order)
  return state === 'completed' || state === 'cancelled' ? t('Closed') : t('For your information')
}
