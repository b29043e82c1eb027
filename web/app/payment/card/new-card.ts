import type { PaymentMethod } from '@sojourn/contract/money/payments'

const TICKS_BETWEEN_LOOKS = 4
/** The word of the processor may come a little after its window has gone. */
const LOOKS_AFTER_CLOSING = 8

/** A card that is renewed keeps its place in the list, and ends later. */
export type CardBefore = Pick<PaymentMethod, 'id' | 'expires_at'>

interface Waited {
  ask: () => Promise<PaymentMethod[]>
  before: readonly CardBefore[]
  tick: () => Promise<void>
  window: { readonly closed: boolean }
  signal: AbortSignal
}

/** The card that came; null when the window was left without one. A card that was there like this counts for none. */
export async function waitForNewCard({ ask, before, tick, window, signal }: Waited) {
  let closedFor = 0
  for (let ticks = 1; ; ticks++) {
    await tick()
    signal.throwIfAborted()
    if (window.closed) closedFor += 1
    else if (ticks % TICKS_BETWEEN_LOOKS !== 0) continue
    const card = (await ask().catch(() => [])).find((one) => !before.some((known) => isSame(known, one)))
    signal.throwIfAborted()
    if (card) return card
    if (closedFor >= LOOKS_AFTER_CLOSING) return null
  }
}

const isSame = (known: CardBefore, one: CardBefore) =>
  known.id === one.id && known.expires_at === one.expires_at
