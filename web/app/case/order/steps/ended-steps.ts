import { t } from '@sojourn/contract/words/t'
import { isAcceptance } from '@sojourn/contract/work/closings'
import type { Order } from '@sojourn/contract/work/orders'
import type { Known, NextStep } from './step.ts'

/** The offer it was made of may hold still, as if it had never been accepted. */
export function cancelledForClient({ paid_at, offer }: Order): NextStep {
  const until = paid_at === null && offer?.open_until
  return {
    whose: 'nobody',
    title: t('Order cancelled'),
    text: t('You keep your goal and can hire another agent for it at any time.'),
    act: until ? 'offer' : 'again',
    ...(until && { clock: { before: t('The offer can be accepted again until'), until, after: '.' } }),
  }
}

export const cancelledForAgent = ({ closing }: Order): NextStep => ({
  whose: 'nobody',
  title: t('Order cancelled'),
  text: closing ? { closing } : t('Nothing is left to do.'),
})

export function doneForClient({ order, isReviewed, work }: Known): NextStep {
  return {
    whose: 'nobody',
    title: doneTitle(order),
    text: work?.stage === 'preparing' ? doneUnfiled(isReviewed) : doneFiled(isReviewed),
    act: 'review',
  }
}

const doneFiled = (isReviewed: boolean | undefined) =>
  isReviewed
    ? t('Record the authority’s decision when it arrives.')
    : t('Leave a review now, and record the authority’s decision when it arrives.')

/** An authority decides nothing that nobody filed. */
const doneUnfiled = (isReviewed: boolean | undefined) =>
  isReviewed
    ? t('Your goal shows what comes next.')
    : t('Leave a review now. Your goal shows what comes next.')

export function doneForAgent({ order, work }: Known): NextStep {
  const earns = order.earnings?.amount.amount !== 0
  const from = earns && work?.cleared_at === null ? work.clears_at : null
  return {
    whose: 'nobody',
    title: doneTitle(order),
    text:
      order.closing && !isAcceptance(order.closing)
        ? { closing: order.closing }
        : earns && work?.cleared_at
          ? t('Your earnings are released. You can withdraw them.')
          : t('Your earnings are released.'),
    act: 'review',
    ...(from && { clock: { before: t('You can withdraw them from'), until: from, after: '.', isDay: true } }),
  }
}

/** Nobody accepted what our team decided, or both agreed to. */
const doneTitle = ({ closing }: Order) =>
  closing === null || isAcceptance(closing) ? t('The work is accepted') : t('The order is completed')
