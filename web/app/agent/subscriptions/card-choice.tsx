import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { SavedCards } from '../../payment/card/saved-cards.tsx'
import type { MethodChoice } from '../../payment/card/use-method-choice.ts'
import type { useNewCard } from '../../payment/card/use-new-card.ts'
import { Button } from '../../ui/button/button.tsx'
import css from './card-choice.module.css'

interface Props {
  methods: UseQueryResult<PaymentMethod[]>
  choice: MethodChoice
  adding: ReturnType<typeof useNewCard>
  disabled: boolean
}

/** The saved cards; another one can be added. */
export const CardChoice = ({ methods, choice, adding, disabled }: Props) => (
  <section className={css.part} aria-labelledby="plan-card">
    <h3 id="plan-card">{t('Pay with')}</h3>
    <Loaded query={methods}>
      {(cards) =>
        cards.length > 0 ? (
          <SavedCards cards={cards} choice={choice} disabled={disabled} />
        ) : (
          <p>{t('You have no saved cards. Add one: your plan is renewed with it.')}</p>
        )
      }
    </Loaded>
    <p role="status" className={css.said}>
      {adding.said}
    </p>
    {choice.method !== null && (
      <Button
        variant="quiet"
        size="s"
        icon="plus"
        busy={adding.busy}
        disabled={disabled}
        className={css.add}
        onClick={() => void adding.add()}
      >
        {t('Add payment method')}
      </Button>
    )}
  </section>
)
