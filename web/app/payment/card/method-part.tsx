import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { cardName, expiryWords, isExpired } from '../../words/card-words.ts'
import css from './method-part.module.css'
import { type MethodChoice, NEW_CARD } from './use-method-choice.ts'

interface Props {
  methods: UseQueryResult<PaymentMethod[]>
  choice: MethodChoice
  /** Coupons cover it all. */
  isFree: boolean
  disabled: boolean
}

const ON_THE_PAGE = t('You’ll enter your card in a secure window. We never see its number.')

/** With what it is paid: a saved card, or one that is typed at the processor. */
export const MethodPart = ({ methods, choice, isFree, disabled }: Props) => (
  <section className={css.part} aria-labelledby="pay-with">
    <h3 id="pay-with">{t('Pay with')}</h3>
    {isFree ? (
      <p>{t('Nothing is left to pay, so no card is needed.')}</p>
    ) : (
      <Loaded query={methods}>
        {(cards) =>
          cards.length > 0 ? (
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
                { value: NEW_CARD, label: t('New card'), help: ON_THE_PAGE, disabled },
              ]}
            />
          ) : (
            <p>{ON_THE_PAGE}</p>
          )
        }
      </Loaded>
    )}
  </section>
)

function helpOf(card: PaymentMethod) {
  if (isExpired(card)) return t('Expired {date}', { date: expiryWords(card) })
  return card.is_default
    ? t('Expires {date} · Default', { date: expiryWords(card) })
    : t('Expires {date}', { date: expiryWords(card) })
}
