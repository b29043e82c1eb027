import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { cardName, isExpired } from '../../words/card-words.ts'

export const NEW_CARD = 'new'

export type MethodChoice = ReturnType<typeof useMethodChoice>

/** The card to pay with: the default unless told, a new one where there is none that can be used. */
export function useMethodChoice(methods: PaymentMethod[] | undefined) {
  const [chosen, choose] = useState<string>()
  const usable = methods?.filter((method) => !isExpired(method)) ?? []
  const usual = usable.find(({ is_default }) => is_default) ?? usable[0]
  const value = chosen ?? usual?.id ?? NEW_CARD
  const card = usable.find(({ id }) => id === value)
  return {
    isReady: methods !== undefined,
    value,
    choose,
    /** Null for a card that is still to be typed. */
    method: card?.id ?? null,
    words: card
      ? t('With your {card}.', { card: cardName(card) })
      : t('You’ll enter your card in a secure window.'),
  }
}
