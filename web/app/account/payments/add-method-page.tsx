import { CARD_PROCESSOR } from '@sojourn/contract/payments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { closeAddress, leaveForPayment, openPaymentWindow } from '../../hire/payment/payment-window.ts'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { methodsQuery } from '../../queries/payment-queries.ts'
import { actionKeys } from '../../ui/button/action-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { cardName } from '../../words/card-words.ts'
import css from './add-method-page.module.css'
import { halfASecond, leaveCards, waitForNewCard } from './new-card.ts'
import { usePaymentPlaces } from './payment-room.tsx'

export const meta = () => ownPageMeta('Add payment method')

const points = [
  'You’ll enter your card on the page of our card processor, in a secure window.',
  'We keep its brand, its last four digits and its expiry, so that you can tell your cards apart.',
  'Nothing is charged now. You can remove the card whenever you like.',
]

/** A card is added at the processor; this page waits for it. */
export default function AddMethodPage() {
  const { methods } = usePaymentPlaces()
  const { window: opened, said, busy, add, cancel } = useNewCard(methods)
  return (
    <>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: 'Payments', to: methods }]} here="Add payment method" />}
      >
        Add payment method
      </PageTitle>
      <Card padding="l" className={css.sheet}>
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" size="s" />
              {point}
            </li>
          ))}
        </ul>
        <p role="status" className={css.said}>
          {said}
        </p>
        <div className={css.acts}>
          {opened ? (
            <>
              <Button variant="secondary" onClick={cancel}>
                Cancel
              </Button>
              <Button icon="external" onClick={() => opened.focus()}>
                Show the payment window
              </Button>
            </>
          ) : (
            <>
              <LinkButton to={methods} variant="secondary">
                Back
              </LinkButton>
              <Button icon="card" busy={busy} onClick={() => void add()}>
                Add card
              </Button>
            </>
          )}
        </div>
      </Card>
    </>
  )
}

function useNewCard(methods: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
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
      toast.error(sentenceOf(error, 'Error occurred, try again'))
    }
  }

  async function askForPage(window: Window | null) {
    const body = {
      processor: CARD_PROCESSOR,
      metadata: { external: true as const, return_url: closeAddress(window, methods) },
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
    say('Finish in the window we opened. This page updates automatically.')
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
    if (!card) return say('The window was closed before a card was added. Nothing was saved.')
    toast.success(`${cardName(card)} is saved`)
    await navigate(methods)
  }

  /** No window could be opened: it goes on in this one, and leads back to the cards. */
  function leaveFor(url: string, before: string[]) {
    say('Your browser blocked the new window, so the page opens here. It leads you back here afterwards.')
    leaveCards(before)
    leaveForPayment(url, methods)
  }

  return {
    window: opened,
    said,
    busy: busy || !known.isFetched,
    add,
    cancel() {
      opened?.close()
      say('Checking whether a card was added…')
    },
  }
}
