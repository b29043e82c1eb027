import { paymentStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Payment } from '@sojourn/contract/money/payments'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

/** Each status by its code, in the words of whoever pays. */
const words: Record<string, Words> = {
  '2': { name: 'Processed', icon: 'check', tone: 'success' },
  '1': { name: 'Paid', icon: 'check', tone: 'success' },
  '3': { name: 'Processing', icon: 'clock', tone: 'action' },
  '-1': { name: 'Waiting', icon: 'clock', tone: 'warning' },
  '0': { name: 'Failed', icon: 'error', tone: 'danger' },
  '-2': { name: 'Cancelled', icon: 'close', tone: 'plain' },
}

/** In the order of a payment's life. */
export const paymentCodes = ['-1', '3', '1', '2', '0', '-2']

export const wordOf = (code: string) => words[code]?.name ?? code

export const stateOf = ({ status: [code, name] }: Pick<Payment, 'status'>): Words =>
  words[String(code)] ?? { name, icon: 'info', tone: 'plain' }

export const isFailed = ({ status }: Pick<Payment, 'status'>) => stateIn(paymentStatus, status) === 'failed'

export const couponWords = ({ kind, code }: Pick<Payment['coupons'][number], 'kind' | 'code'>) =>
  `${kind === 'credit' ? 'Your credit' : 'Coupon'} ${code}`
