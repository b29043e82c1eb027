import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import type { InStages } from '@sojourn/contract/work/stages'
import { otherSide } from '../../../words/order-words.ts'
import type { Known, NextStep } from './step.ts'

/** The case has gone on to another of its stages. */
export const isFollowed = ({ stages, uuid }: Order) => stages !== null && stages.current !== uuid

export const followed = ({ in_stages }: Order): NextStep => ({
  whose: 'nobody',
  title: in_stages
    ? t('Stage {number} is accepted', { number: in_stages.number })
    : t('The work is accepted'),
  text: t('The case has gone on to its next stage.'),
  act: 'go_on',
})

/** One stage is accepted, and the next is not paid. */
export function betweenStages({ order, side, lapsed }: Known, { number, name }: InStages): NextStep {
  const other = otherSide(order, side).full_name
  if (side === 'agent')
    return {
      whose: 'theirs',
      title: t('{other} pays stage {number} next', { other, number }),
      text: t('Do not begin “{name}” before it is paid: only then is its money held for you.', { name }),
      act: 'stop',
    }
  const charged = order.stages?.by_card?.charged_at
  if (charged)
    return {
      whose: 'nobody',
      title: t('Your card is charged for stage {number}', { number }),
      text: t(
        '{other} begins “{name}” then. You can pay it now, take the charge back under Money, or stop here.',
        { other, name },
      ),
      act: 'pay_stage',
      clock: { before: t('It is charged on'), until: charged, after: '.' },
    }
  return {
    whose: 'yours',
    title: t('Pay stage {number}: {name}', { number, name }),
    text: t('{other} begins it once it is paid. The money is held until you accept this stage.', { other }),
    act: 'pay_stage',
    ...(order.expires_at &&
      !lapsed && {
        clock: {
          before: t('You can pay until'),
          until: order.expires_at,
          after: t('. Then the case ends with what you accepted.'),
        },
      }),
  }
}
