import type { Payment } from '@sojourn/contract/money/payments'
import { sentenceOf } from '../../api/api-error.ts'
import { askStatus } from '../../queries/payment-queries.ts'
import type { actionKeys } from '../../ui/button/action-key.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { halfASecond } from '../polling/half-a-second.ts'
import { type ByProgress, follow, type Progress } from '../polling/payment-progress.ts'
import { PAYMENT_FAILED } from '../polling/payment-words.ts'
import { watchPayment } from '../polling/watch-payment.ts'
import { here, leaveForPayment, openPaymentWindow } from '../window/payment-window.ts'
import type { StepName, TakenStep } from './try-steps.ts'

/** One try to pay, as its steps see it. */
export interface Try {
  payment: Payment
  keys: ReturnType<typeof actionKeys>
  take: (taken: TakenStep) => void
  watching: { current: AbortController | undefined }
  onPaid: () => void
  /** The amount or the order may be another by now. */
  onStale: () => void
}

type Rows = ByProgress<[at: Try]>

const finish = (_: unknown, at: Try) => {
  at.take({ step: 'finish' })
  at.onPaid()
}

/** A payment is taken up where it was left: by a reload, or by the way back from the bank. */
export const WHEN_TAKEN_UP: Rows = {
  done: finish,
  underway: (_, at) => watch(at, null),
  page: (progress, at) => waitAtPage(at, 'offerPage', progress),
  failed: ({ sentence }, at) => at.take({ step: 'fail', problem: sentence }),
  over: (_, at) => at.take({ step: 'findEnded' }),
  open: () => {},
}

const WHEN_ENDED = {
  done: finish,
  failed: ({ sentence }, at) => {
    toast.error(sentence)
    at.take({ step: 'fail', problem: sentence })
  },
  over: (_, at) => {
    at.take({ step: 'end' })
    at.onStale()
  },
} satisfies Partial<Rows>

const IN_THE_WINDOW: Rows = {
  ...WHEN_ENDED,
  page: (progress, at) => {
    if (progress.declined) toast.error(progress.declined)
    return waitAtPage(at, 'offerPageLeft', progress)
  },
  open: (_, at) => at.take({ step: 'leaveUnpaid' }),
  underway: (_, at) => at.take({ step: 'leaveUnpaid' }),
}

const IN_THE_TAB: Rows = {
  ...WHEN_ENDED,
  page: ({ url }, at) => confirmWithBank(at, url),
  open: (_, at) => at.take({ step: 'lose' }),
  underway: (_, at) => at.take({ step: 'lose' }),
}

export async function settle(at: Try, progress: Progress, opened: Window | null) {
  opened?.close()
  await follow(opened ? IN_THE_WINDOW : IN_THE_TAB, progress, at)
}

export async function goOn(at: Try, url: string, opened: Window | null) {
  if (!opened) {
    at.take({ step: 'leaveTab' })
    return leaveForPayment(url, here())
  }
  opened.location.replace(url)
  at.take({ step: 'goToWindow', window: opened })
  await watch(at, opened)
}

export async function watch(at: Try, opened: Window | null) {
  if (!opened) begin(at, 'askBank')
  const signal = watchAnew(at)
  try {
    await settle(at, await statusAfter(at, opened, signal), opened)
  } catch (error) {
    if (signal.aborted) return
    opened?.close()
    at.take({ step: 'fail', problem: sentenceOf(error, PAYMENT_FAILED) })
  }
}

/** A saved card whose bank asks: the press is long over, so its window may be kept closed. */
async function confirmWithBank(at: Try, url: string) {
  const opened = openPaymentWindow()
  if (opened) await goOn(at, url, opened)
  else await waitAtPage(at, 'offerConfirming', { url })
}

/** The page may still be open somewhere: what happens there is heard of here. */
async function waitAtPage(at: Try, step: StepName, { url, declined }: { url: string; declined?: string }) {
  at.take({ step, page: url, problem: declined })
  await statusAfter(at, { closed: false }, watchAnew(at)).then(
    (progress) => settle(at, progress, null),
    () => {},
  )
}

const statusAfter = (at: Try, window: { readonly closed: boolean } | null, signal: AbortSignal) =>
  watchPayment({ ask: () => askStatus(at.payment.ref), tick: halfASecond, window, signal })

export function begin(at: Try, step: StepName) {
  at.watching.current?.abort()
  at.take({ step })
}

/** One at a time: what was waited for before is waited for no more. */
function watchAnew({ watching }: Try) {
  watching.current?.abort()
  watching.current = new AbortController()
  return watching.current.signal
}
