import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { methodsQuery } from '../../queries/payment-queries.ts'
import { actionKeys } from '../../ui/button/action-key.ts'
import { type Adding, addCard } from './add-card.ts'
import { afterCardStep, BEFORE } from './card-steps.ts'

interface Given extends Pick<Adding, 'returnTo'> {
  onSaved?: Adding['onSaved']
}

/** A card is added in a window of the processor; the list of cards is read again once it closes. */
export function useNewCard({ returnTo, onSaved }: Given) {
  const queries = useQueryClient()
  const known = useQuery(methodsQuery)
  const [{ window, isBusy, said }, take] = useReducer(afterCardStep, BEFORE)
  const [keys] = useState(actionKeys)
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])

  return {
    window,
    said,
    busy: isBusy || !known.isFetched,
    add: () =>
      addCard({
        keys,
        take,
        waiting,
        readCards: () => queries.fetchQuery({ ...methodsQuery, staleTime: 0 }),
        before: (known.data ?? []).map(({ id, expires_at }) => ({ id, expires_at })),
        returnTo,
        onSaved,
      }),
    cancel() {
      window?.close()
      take({ step: 'cancel', window })
    },
  }
}
