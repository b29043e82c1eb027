import { lookAtPayment } from './look-at-payment.ts'
import type { PaymentStatus, Progress } from './payment-progress.ts'

/** While a card is being typed there is little news. */
const TICKS_BETWEEN_LOOKS = 4
/** The word of the processor may come a little after its window has gone. */
const LOOKS_AFTER_CLOSING = 6

interface Watched {
  ask: () => Promise<PaymentStatus>
  /** Waits for the next tick. */
  tick: () => Promise<void>
  /** Null means that nothing is to be done in a window. */
  window: { readonly closed: boolean } | null
  /** Nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * Asks how a payment stands until it has come to something. A window that closes is a hint and no proof: its page may
 * have cut the tie to us while it is still open, or paid just before it went. `page` and `open` then mean that it was
 * left without paying.
 */
export async function watchPayment({ ask, tick, window, signal }: Watched): Promise<Progress> {
  let closedFor = 0
  for (let ticks = 1; ; ticks++) {
    await tick()
    signal.throwIfAborted()
    if (window?.closed) closedFor += 1
    if (window && !window.closed && ticks % TICKS_BETWEEN_LOOKS !== 0) continue
    const progress = await lookAtPayment(ask)
    signal.throwIfAborted()
    if (progress.kind === 'underway') continue
    const mayStillPay = progress.kind === 'page' || progress.kind === 'open'
    if (window && mayStillPay && closedFor < LOOKS_AFTER_CLOSING) continue
    return progress
  }
}
