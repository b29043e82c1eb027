import type { PaymentMethod } from '@sojourn/contract/money/payments'

const TICKS_BETWEEN_LOOKS = 4
/** The word of the processor may come a little after its window has gone. */
const LOOKS_AFTER_CLOSING = 8

interface Waited {
  ask: () => Promise<PaymentMethod[]>
  before: readonly string[]
  tick: () => Promise<void>
  window: { readonly closed: boolean }
  signal: AbortSignal
}

/** The card that came; null when the window was left without one. A card there was already counts for none. */
export async function waitForNewCard({ ask, before, tick, window, signal }: Waited) {
  let closedFor = 0
  for (let ticks = 1; ; ticks++) {
    await tick()
    signal.throwIfAborted()
    if (window.closed) closedFor += 1
    else if (ticks % TICKS_BETWEEN_LOOKS !== 0) continue
    const card = (await ask().catch(() => [])).find(({ id }) => !before.includes(id))
    signal.throwIfAborted()
    if (card) return card
    if (closedFor >= LOOKS_AFTER_CLOSING) return null
  }
}
