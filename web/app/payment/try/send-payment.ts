import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { askStatus } from '../../queries/payment-queries.ts'
import { isUnknownOutcome } from '../../ui/button/action-key.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { progressOf } from '../polling/payment-progress.ts'
import { PAYMENT_FAILED } from '../polling/payment-words.ts'
import { closeAddress, here, openPaymentWindow } from '../window/payment-window.ts'
import { begin, goOn, settle, type Try, watch } from './follow-payment.ts'

/** It runs inside the press: whatever opens a window must not wait. */
export async function sendPayment(at: Try, method: string | null) {
  const isFree = at.payment.amount.amount === 0
  const opened = isFree || method ? null : openPaymentWindow()
  const body = isFree ? {} : method ? { method } : { meta: leadsBack(opened) }
  begin(at, 'send')
  try {
    const data = await send(at, body)
    if (data.url && !method) return await goOn(at, data.url, opened)
    opened?.close()
    const progress = progressOf({ status: data.status, last_activity: data.activity })
    const isKnown = progress.kind !== 'underway' && progress.kind !== 'open'
    await (isKnown ? settle(at, progress, null) : watch(at, null))
  } catch (error) {
    opened?.close()
    await (isUnknownOutcome(error) ? watch(at, null) : refuse(at, error))
  }
}

type Body = NonNullable<Parameters<typeof browserApi<'POST /payments/{ref}/pay'>>[1]['body']>

const send = async ({ payment: { ref }, keys }: Try, body: Body) =>
  (await keys.once(body, (keyed) => browserApi('POST /payments/{ref}/pay', { params: { ref }, body }, keyed)))
    .data

async function refuse(at: Try, error: unknown) {
  const problem = whyNot(error)
  toast.error(problem)
  at.take({ step: 'fail', problem })
  at.onStale()
  // Somebody else may be at it: another tab, or a press whose answer was lost.
  if (await isUnderWay(at.payment.ref)) await watch(at, null)
}

/** Paid or not, both ways lead to one page: the server is asked how the payment ended. */
function leadsBack(opened: Window | null) {
  const address = closeAddress(opened, here())
  return { success_url: address, cancel_url: address }
}

/** The field of the card says what is wrong with it. */
const whyNot = (error: unknown) =>
  (error instanceof ApiError && error.fields[0]?.message) || sentenceOf(error, PAYMENT_FAILED)

const isUnderWay = async (ref: string) => {
  const { kind } = await askStatus(ref).then(progressOf, () => ({ kind: 'open' }))
  return kind === 'underway' || kind === 'done'
}
