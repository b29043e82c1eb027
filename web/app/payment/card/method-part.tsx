import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import css from './method-part.module.css'
import { SavedCards } from './saved-cards.tsx'
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
            <SavedCards
              cards={cards}
              choice={choice}
              disabled={disabled}
              other={{ value: NEW_CARD, label: t('New card'), help: ON_THE_PAGE }}
            />
          ) : (
            <p>{ON_THE_PAGE}</p>
          )
        }
      </Loaded>
    )}
  </section>
)
