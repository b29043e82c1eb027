import type { Money } from '@sojourn/contract/amounts/money'
import { t } from '@sojourn/contract/words/t'
import { formatPrice } from '../ui/money/format-money.ts'

/** People who apply with the client cost so much more. */
export const furtherWords = (further: Money) =>
  further.amount === 0
    ? t('Everyone who applies is included')
    : t('+ {price} per further person', { price: formatPrice(further) })
