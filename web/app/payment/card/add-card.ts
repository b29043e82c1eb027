import { CARD_PROCESSOR } from '@sojourn/contract/money/payment-words'
import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import type { actionKeys } from '../../ui/button/action-key.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { cardName } from '../../words/card-words.ts'
import { halfASecond } from '../polling/half-a-second.ts'
import { closeAddress, leaveForPayment, openPaymentWindow } from '../window/payment-window.ts'
import type { TakenCardStep } from './card-steps.ts'
import { leaveCards } from './cards-before.ts'
import { type CardBefore, waitForNewCard } from './new-card.ts'

/** One card being added, as its steps see it. */
export interface Adding {
  keys: ReturnType<typeof actionKeys>
  take: (taken: TakenCardStep) => void
  waiting: { current: AbortController | undefined }
  readCards: () => Promise<PaymentMethod[]>
  /** The cards that are known when it begins. */
  before: CardBefore[]
  /** The processor leads back to it when no window could be opened. */
  returnTo: string
  onSaved: ((card: PaymentMethod) => unknown) | undefined
}

/** It runs inside the press: the window is opened blank, then led to its page. */
export async function addCard(at: Adding) {
  const window = openPaymentWindow()
  at.take({ step: 'begin' })
  try {
    const url = await askForPage(at, window)
    if (window) await waitIn(at, window, url)
    else leaveFor(at, url)
  } catch (error) {
    window?.close()
    at.take({ step: 'fail' })
    if (at.waiting.current?.signal.aborted) return
    toast.error(sentenceOf(error, t('Error occurred, try again')))
  }
}

async function askForPage({ keys, returnTo }: Adding, window: Window | null) {
  const body = {
    processor: CARD_PROCESSOR,
    metadata: { external: true as const, return_url: closeAddress(window, returnTo) },
  }
  return (await keys.once(body, (keyed) => browserApi('POST /payment-methods', { body }, keyed))).data
}

async function waitIn(at: Adding, window: Window, url: string) {
  window.location.replace(url)
  at.take({ step: 'goToWindow', window })
  at.waiting.current = new AbortController()
  const card = await waitForNewCard({
    ask: at.readCards,
    before: at.before,
    tick: halfASecond,
    window,
    signal: at.waiting.current.signal,
  })
  window.close()
  if (!card) return at.take({ step: 'leaveWithout' })
  toast.success(t('{card} is saved', { card: cardName(card) }))
  at.take({ step: 'save' })
  await at.onSaved?.(card)
}

/** No window could be opened: it goes on in this one, and leads back to the cards. */
function leaveFor({ take, before, returnTo }: Adding, url: string) {
  take({ step: 'leaveTab' })
  leaveCards(before)
  leaveForPayment(url, returnTo)
}
