import type { Payment } from '@sojourn/contract/money/payments'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { actionKeys } from '../../ui/button/action-key.ts'
import { follow, progressOf } from '../polling/payment-progress.ts'
import { openPaymentWindow } from '../window/payment-window.ts'
import { begin, goOn, type Try, WHEN_TAKEN_UP } from './follow-payment.ts'
import { sendPayment } from './send-payment.ts'
import { afterStep, BEFORE } from './try-steps.ts'

interface Given extends Pick<Try, 'onPaid' | 'onStale'> {
  payment: Payment | null | undefined
}

/** One payment from the press of its button to its end, whichever way it takes and wherever it is taken up again. */
export function usePayment({ payment, onPaid, onStale }: Given) {
  const [{ stage, said, page }, take] = useReducer(afterStep, BEFORE)
  const [keys] = useState(actionKeys)
  const watching = useRef<AbortController>(undefined)
  const at: Try | null = payment ? { payment, keys, take, watching, onPaid, onStale } : null

  useEffect(() => () => watching.current?.abort(), [])

  const takeUp = useEffectEvent(() => {
    if (at) void follow(WHEN_TAKEN_UP, progressOf(at.payment), at)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a payment, however its amounts change
  useEffect(takeUp, [payment?.ref])

  return {
    stage,
    said,
    page,
    async pay(method: string | null) {
      if (at && stage.kind === 'ready') await sendPayment(at, method)
    },
    /** Inside the press too: back to the page one left, or to one's bank. */
    goOnAtPage() {
      if (!at || !page) return
      const opened = openPaymentWindow()
      begin(at, 'goToWindow')
      void goOn(at, page, opened)
    },
    /** Nothing is under way; otherwise it is said. */
    mayLeave() {
      if (stage.kind === 'ready') return true
      take({ step: stage.kind === 'window' ? 'holdInWindow' : 'holdInTab' })
      return false
    },
    /** Closes the window; what it came to is still asked for. */
    cancelWindow() {
      if (stage.kind !== 'window') return
      stage.window.close()
      take({ step: 'askBank' })
    },
    forgetWords: () => take({ step: 'forgetWords' }),
  }
}
