import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { cardName, expiryWords, isExpired } from '../../words/card-words.ts'
import type { MethodChoice } from './use-method-choice.ts'

interface Props {
  cards: readonly PaymentMethod[]
  choice: MethodChoice
  disabled: boolean
  /** It stands below the cards: a new one, for instance. */
  other?: { value: string; label: string; help: string }
}

/** One of the saved cards is chosen; one that has expired cannot be. */
export const SavedCards = ({ cards, choice, disabled, other }: Props) => (
  <RadioGroup
    label={t('Card')}
    hideLabel
    required
    framed
    name="method"
    value={choice.value}
    onChange={choice.choose}
    choices={[
      ...cards.map((card) => ({
        value: card.id,
        label: cardName(card),
        help: helpOf(card),
        disabled: disabled || isExpired(card),
      })),
      ...(other ? [{ ...other, disabled }] : []),
    ]}
  />
)

function helpOf(card: PaymentMethod) {
  if (isExpired(card)) return t('Expired {date}', { date: expiryWords(card) })
  return card.is_default
    ? t('Expires {date} · Default', { date: expiryWords(card) })
    : t('Expires {date}', { date: expiryWords(card) })
}
