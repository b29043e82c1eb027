import { paymentStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

type State = keyof typeof paymentStatus

/** Each status in the words of whoever pays, in the order of a payment's life. */
const words: Record<State, Words> = {
  waiting: { name: t('Waiting'), icon: 'clock', tone: 'warning' },
  processing: { name: t('Processing'), icon: 'clock', tone: 'action' },
  paid: { name: t('Paid'), icon: 'check', tone: 'success' },
  success: { name: t('Paid'), icon: 'check', tone: 'success' },
  failed: { name: t('Failed'), icon: 'error', tone: 'danger' },
  cancelled: { name: t('Cancelled'), icon: 'close', tone: 'plain' },
}

/** Each by the code that stands in the address; what is captured and what is settled are one. */
export const paymentChoices = (Object.keys(words) as State[])
  .filter((state) => state !== 'success')
  .map((state) => ({ value: codeOf(state), label: words[state].name }))

function codeOf(state: State) {
  return String(paymentStatus[state][0])
}

/** The choice that an address names, by the code of either. */
export const choiceOf = (code: string | null) =>
  paymentChoices.find(({ value }) => value === (code === codeOf('success') ? codeOf('paid') : code))

export function stateOf({ status }: Pick<Payment, 'status'>): Words {
  const state = stateIn(paymentStatus, status)
  return state ? words[state] : { name: status[1], icon: 'info', tone: 'plain' }
}

export const isFailed = ({ status }: Pick<Payment, 'status'>) => stateIn(paymentStatus, status) === 'failed'

export const couponWords = ({ kind, code }: Pick<Payment['coupons'][number], 'kind' | 'code'>) =>
  kind === 'credit' ? t('Your credit {code}', { code }) : t('Coupon {code}', { code })
