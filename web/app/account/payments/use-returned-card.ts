import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { takeCards } from '../../payment/card/cards-before.ts'
import { waitForNewCard } from '../../payment/card/new-card.ts'
import { halfASecond } from '../../payment/polling/half-a-second.ts'
import { methodsQuery } from '../../queries/payment-queries.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { cardName } from '../../words/card-words.ts'

/** Back from the processor in the same tab: says which card came along. */
export function useReturnedCard() {
  const queries = useQueryClient()
  useEffect(() => {
    const before = takeCards()
    if (!before) return
    const controller = new AbortController()
    const ask = () => queries.fetchQuery({ ...methodsQuery, staleTime: 0 })
    waitForNewCard({
      ask,
      before,
      tick: halfASecond,
      window: { closed: true },
      signal: controller.signal,
    }).then(
      (card) => card && toast.success(t('{card} is saved', { card: cardName(card) })),
      () => {},
    )
    return () => controller.abort()
  }, [queries])
}
