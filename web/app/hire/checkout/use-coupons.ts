import type { Payment } from '@sojourn/contract/money/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { PAYMENT_FAILED } from '../../payment/polling/payment-words.ts'
import { couponsChanged } from '../../queries/coupon-queries.ts'
import { checkoutQuery } from './checkout-query.ts'

export type Coupons = ReturnType<typeof useCoupons>

/** Which coupons come off; the server works out what is left to pay. */
export function useCoupons(orderUuid: string, payment: Payment | null | undefined) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const taken = payment?.coupons.map(({ code }) => code) ?? []

  /** True once the amounts have changed. */
  async function take(codes: string[]) {
    if (!payment || busy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      const { data } = await browserApi('POST /payments/{ref}/calculate-totals', {
        params: { ref: payment.ref },
        body: { coupons: codes },
      })
      queries.setQueryData(checkoutQuery(orderUuid).queryKey, (known) => known && { ...known, payment: data })
      void couponsChanged(queries)
      return true
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : []
      setProblem(field?.message ?? sentenceOf(error, PAYMENT_FAILED))
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    problem,
    forgetProblem: () => setProblem(undefined),
    isTaken: (code: string) => taken.includes(code),
    add: (code: string) => take([...taken.filter((one) => one !== code), code]),
    remove: (code: string) => take(taken.filter((one) => one !== code)),
  }
}
