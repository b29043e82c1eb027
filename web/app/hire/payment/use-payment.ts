import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { askStatus } from '../../queries/payment-queries.ts'
import { actionKeys } from '../../ui/button/action-key.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { type Standing, standingOf } from './payment-standing.ts'
import { closeAddress, here, leaveForPayment, openPaymentWindow } from './payment-window.ts'
import { PAYMENT_FAILED } from './payment-words.ts'
import { POLL_MS, watchPayment } from './watch-payment.ts'

export type Stage =
  | { kind: 'ready' }
  /** Nothing can be done but wait. */
  | { kind: 'busy' }
  /** The payer is in the payment's window. */
  | { kind: 'window'; window: Window }

/** What the checkout says above its button. */
export interface Said {
  isProblem?: boolean
  text: string
}

interface Given {
  payment: Payment | null | undefined
  onPaid: () => void
  /** What is to be paid may be another thing by now. */
  onStale: () => void
}

const says = {
  sending: t('Sending your payment…'),
  asking: t('Waiting for your bank to confirm…'),
  window: t('Finish paying in the window we opened.'),
  leaving: t(
    'Your browser blocked the new window, so the payment page opens here. It leads you back here afterwards.',
  ),
  left: t('The payment window was closed before you finished. Nothing was paid.'),
  begun: t('You started to pay on the payment page. Continue there, or pay another way here.'),
  confirm: t('Your bank wants you to confirm this payment.'),
  unknown: t('We could not reach the payment service. Please try again. You are never charged twice.'),
  over: t('This order cannot be paid any more.'),
  wait: t('The payment is still in progress. Please wait a moment.'),
  waitWindow: t('The payment window is open. Finish there, or press Cancel.'),
}

/** One payment from the press of its button to its end, whichever way it takes and wherever it is taken up again. */
export function usePayment({ payment, onPaid, onStale }: Given) {
  const [stage, setStage] = useState<Stage>({ kind: 'ready' })
  const [said, say] = useState<Said | null>(null)
  /** A page of the processor one can go on at. */
  const [page, setPage] = useState<string | null>(null)
  const [keys] = useState(actionKeys)
  const watching = useRef<AbortController>(undefined)
  const ref = payment?.ref

  useEffect(() => () => watching.current?.abort(), [])

  const takeUp = useEffectEvent(() => {
    if (!payment) return
    const standing = standingOf(payment)
    if (standing.kind === 'done') return finish()
    if (standing.kind === 'underway') return void watch(null)
    if (standing.kind === 'failed') return say({ isProblem: true, text: standing.sentence })
    if (standing.kind === 'over') return say({ text: says.over })
    if (standing.kind === 'page') waitAtPage(standing.url, wordsAt(standing, says.begun))
  })
  // A payment is taken up where it was left: by a reload, or by the way back from the bank.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a payment, however its amounts change
  useEffect(takeUp, [ref])

  /** Inside the press: whatever opens a window must not wait. */
  async function pay(method: string | null) {
    if (!payment || stage.kind !== 'ready') return
    const isFree = payment.amount.amount === 0
    const opened = isFree || method ? null : openPaymentWindow()
    const body = isFree ? {} : method ? { method } : { meta: leadsBack(opened) }
    begin(says.sending)
    try {
      const { data } = await browserApi(
        'POST /payments/{ref}/pay',
        { params: { ref: payment.ref }, body },
        { idempotencyKey: keys.keyFor(body) },
      )
      keys.settle()
      if (data.url && !method) return await goOn(data.url, opened)
      opened?.close()
      const standing = standingOf({ status: data.status, last_activity: data.activity })
      const isKnown = standing.kind !== 'underway' && standing.kind !== 'open'
      await (isKnown ? settle(standing, null) : watch(null))
    } catch (error) {
      opened?.close()
      keys.settle(error)
      if (isUnknown(error)) return watch(null)
      const sentence = whyNot(error)
      toast.error(sentence)
      fail(sentence)
      onStale()
      // Somebody else may be at it: another tab, or a press whose answer was lost.
      if (await isUnderWay(payment.ref)) await watch(null)
    }
  }

  /** Inside the press too: back to the page one left, or to one's bank. */
  function goOnAtPage() {
    if (!page) return
    const url = page
    const opened = openPaymentWindow()
    begin(says.window)
    void goOn(url, opened)
  }

  async function goOn(url: string, opened: Window | null) {
    if (!opened) {
      say({ text: says.leaving })
      return leaveForPayment(url, here())
    }
    opened.location.replace(url)
    setStage({ kind: 'window', window: opened })
    say({ text: says.window })
    await watch(opened)
  }

  async function watch(opened: Window | null) {
    if (!ref) return
    if (!opened) begin(says.asking)
    const signal = watchAnew()
    try {
      const standing = await watchPayment({ ask: () => askStatus(ref), tick, window: opened, signal })
      await settle(standing, opened)
    } catch (error) {
      if (signal.aborted) return
      opened?.close()
      fail(sentenceOf(error, PAYMENT_FAILED))
    }
  }

  async function settle(standing: Standing, opened: Window | null) {
    opened?.close()
    switch (standing.kind) {
      case 'done':
        return finish()
      case 'failed':
        toast.error(standing.sentence)
        return fail(standing.sentence)
      case 'over':
        fail(says.over)
        return onStale()
      case 'page':
        if (!opened) return confirmWithBank(standing.url)
        if (standing.declined) toast.error(standing.declined)
        return waitAtPage(standing.url, wordsAt(standing, says.left))
      default:
        return fail(opened ? says.left : says.unknown)
    }
  }

  /** A saved card whose bank asks: the press is long over, so its window may be kept closed. */
  async function confirmWithBank(url: string) {
    const opened = openPaymentWindow()
    if (opened) await goOn(url, opened)
    else waitAtPage(url, { text: says.confirm })
  }

  /** The page may still be open somewhere: what happens there is heard of here. */
  async function waitAtPage(url: string, words: Said) {
    setPage(url)
    setStage({ kind: 'ready' })
    say(words)
    if (!ref) return
    const signal = watchAnew()
    const elsewhere = { closed: false }
    await watchPayment({ ask: () => askStatus(ref), tick, window: elsewhere, signal }).then(
      (standing) => settle(standing, null),
      () => {},
    )
  }

  /** One at a time: what was waited for before is waited for no more. */
  function watchAnew() {
    watching.current?.abort()
    watching.current = new AbortController()
    return watching.current.signal
  }

  function begin(text: string) {
    watching.current?.abort()
    setPage(null)
    setStage({ kind: 'busy' })
    say({ text })
  }

  function fail(text: string) {
    setPage(null)
    setStage({ kind: 'ready' })
    say({ isProblem: true, text })
  }

  function finish() {
    setStage({ kind: 'busy' })
    onPaid()
  }

  return {
    stage,
    said,
    page,
    pay,
    goOnAtPage,
    /** Nothing is under way; otherwise it is said. */
    mayLeave() {
      if (stage.kind === 'ready') return true
      say({ text: stage.kind === 'window' ? says.waitWindow : says.wait })
      return false
    },
    /** Closes the window; what it came to is still asked for. */
    cancelWindow() {
      if (stage.kind !== 'window') return
      stage.window.close()
      setStage({ kind: 'busy' })
      say({ text: says.asking })
    },
    forgetWords: () => say(null),
  }
}

/** A card that was declined in the window is told before anything else. */
const wordsAt = ({ declined }: { declined?: string }, text: string): Said =>
  declined ? { isProblem: true, text: declined } : { text }

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS))

/** Paid or not: what it came to is asked of the server. */
function leadsBack(opened: Window | null) {
  const address = closeAddress(opened, here())
  return { success_url: address, cancel_url: address }
}

/** What is wrong with the card is said of its field. */
const whyNot = (error: unknown) =>
  (error instanceof ApiError && error.fields[0]?.message) || sentenceOf(error, PAYMENT_FAILED)

const isUnderWay = async (ref: string) => {
  const { kind } = await askStatus(ref).then(standingOf, () => ({ kind: 'open' }))
  return kind === 'underway' || kind === 'done'
}

/** It may yet have happened. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'still_running')
