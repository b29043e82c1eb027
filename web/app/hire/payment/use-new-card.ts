import { CARD_PROCESSOR } from '@sojourn/contract/money/payment-words'
import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { methodsQuery } from '../../queries/payment-queries.ts'
import { actionKeys } from '../../ui/button/action-key.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { cardName } from '../../words/card-words.ts'
import { leaveCards } from './cards-before.ts'
import { halfASecond, waitForNewCard } from './new-card.ts'
import { closeAddress, leaveForPayment, openPaymentWindow } from './payment-window.ts'

interface Given {
  /** Where the processor leads back to when no window could be opened. */
  returnTo: string
  onSaved?: (card: PaymentMethod) => unknown
}

/** A card is added in a window of the processor; the list of cards is read again once it closes. */
export function useNewCard({ returnTo, onSaved }: Given) {
  const queries = useQueryClient()
  const known = useQuery(methodsQuery)
  const [opened, setOpened] = useState<Window | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, say] = useState('')
  const [keys] = useState(actionKeys)
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])

  /** Inside the press: the window is opened blank, then led to its page. */
  async function add() {
    const window = openPaymentWindow()
    const before = (known.data ?? []).map(({ id }) => id)
    setBusy(true)
    say('')
    try {
      const url = await askForPage(window)
      if (window) await waitIn(window, url, before)
      else leaveFor(url, before)
    } catch (error) {
      window?.close()
      setBusy(false)
      if (waiting.current?.signal.aborted) return
      toast.error(sentenceOf(error, t('Error occurred, try again')))
    }
  }

  async function askForPage(window: Window | null) {
    const body = {
      processor: CARD_PROCESSOR,
      metadata: { external: true as const, return_url: closeAddress(window, returnTo) },
    }
    try {
      const { data } = await browserApi(
        'POST /payment-methods',
        { body },
        { idempotencyKey: keys.keyFor(body) },
      )
      keys.settle()
      return data
    } catch (error) {
      keys.settle(error)
      throw error
    }
  }

  async function waitIn(window: Window, url: string, before: string[]) {
    window.location.replace(url)
    setOpened(window)
    setBusy(false)
    say(t('Finish in the window we opened. This page updates automatically.'))
    waiting.current = new AbortController()
    const card = await waitForNewCard({
      ask: () => queries.fetchQuery({ ...methodsQuery, staleTime: 0 }),
      before,
      tick: halfASecond,
      window,
      signal: waiting.current.signal,
    })
    window.close()
    setOpened(null)
    if (!card) return say(t('The window was closed before a card was added. Nothing was saved.'))
    toast.success(t('{card} is saved', { card: cardName(card) }))
    say('')
    await onSaved?.(card)
  }

  /** No window could be opened: it goes on in this one, and leads back to the cards. */
  function leaveFor(url: string, before: string[]) {
    say(t('Your browser blocked the new window, so the page opens here. It leads you back here afterwards.'))
    leaveCards(before)
    leaveForPayment(url, returnTo)
  }

  return {
    window: opened,
    said,
    busy: busy || !known.isFetched,
    add,
    cancel() {
      opened?.close()
      say(t('Checking whether a card was added…'))
    },
  }
}
