import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { at } from '../../api/call-query.ts'
import { queryClient } from '../../session/query-client.ts'
import { actionKeys } from '../../ui/button/action-key.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CHECKOUT } from './checkout.ts'

export type HireStep = 'goal' | 'email'

export type Hire = ReturnType<typeof useHire>

type MakeOrder = (goal: number, sending: { idempotencyKey: string }) => Promise<{ data: { uuid: string } }>

const orderOf =
  (service: string): MakeOrder =>
  (goal, sending) =>
    browserApi('POST /orders', { body: { goal, service } }, sending)

const FAILED = t('an error occurred.')

/**
 * From the press to an order that can be paid. The goal stands in the address, and so does the checkout; every step
 * can be left and taken up again, because the same goal and service give the same order.
 */
export function useHire(service: string, order: MakeOrder = orderOf(service)) {
  const { params, change } = useAddress()
  const [step, setStep] = useState<HireStep | null>(null)
  const [busy, setBusy] = useState(false)
  const [keys] = useState(actionKeys)
  const goalId = Number(params.get('goalId')) || null

  const begin = () => (goalId ? orderFor(goalId) : chooseGoal())

  function chooseGoal() {
    setStep('goal')
  }

  /** True once there is an order; the checkout opens over the page. */
  async function orderFor(goal: number) {
    setBusy(true)
    try {
      const { data } = await keys.once({ goal, service }, (keyed) => order(goal, keyed))
      setStep(null)
      change((known) => {
        known.set('goalId', String(goal))
        known.set(CHECKOUT, data.uuid)
        known.delete('hire')
      })
    } catch (error) {
      await refused(error, goal)
    } finally {
      setBusy(false)
    }
  }

  async function refused(error: unknown, goal: number) {
    const answer = error instanceof ApiError ? error : null
    if (answer?.status === 405) return chooseAnother(answer)
    if (answer?.code !== 'email_not_verified') return void toast.error(sentenceOf(error, FAILED))
    keepGoal(goal)
    await askForCode()
    setStep('email')
  }

  /** The dialog may be open already, with a list from before: another tab has decided or deleted the goal. */
  function chooseAnother({ message }: ApiError) {
    if (step === 'goal') toast.error(message)
    void queryClient().invalidateQueries(at('GET /goals'))
    chooseGoal()
  }

  const keepGoal = (goal: number) => change((known) => known.set('goalId', String(goal)), { replace: true })

  /** Steps one leaves can be taken up by the same button. */
  function leave() {
    setStep(null)
    if (params.has('hire')) change((known) => known.delete('hire'), { replace: true })
  }

  return {
    step,
    busy,
    goalId,
    /** Signing in led here by way of another page. */
    isInAddress: params.get('hire') === service,
    begin,
    chooseGoal,
    order: orderFor,
    leave,
  }
}

/** The page stays where it is scrolled to, and keeps what came with the address. */
function useAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const change = (write: (known: URLSearchParams) => void, options: { replace?: boolean } = {}) =>
    setParams(
      (known) => {
        write(known)
        return known
      },
      { ...options, preventScrollReset: true, state },
    )
  return { params, change }
}

/** The last code may still lie in the mailbox: then none is sent, and it is asked for all the same. */
async function askForCode() {
  try {
    await browserApi('POST /account/verify/email')
  } catch (error) {
    toast.error(sentenceOf(error, t('Error occurred, try again')))
  }
}
