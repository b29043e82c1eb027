import { t } from '@sojourn/contract/words/t'
import { type AskedPrices, useGoalPrices } from '../cards/use-goal-prices.ts'
import css from './find-agents-page.module.css'

/** The list is narrowed and ordered by what one person pays, while its cards tell the price for all. */
export default function PriceNote({ asked }: { asked: AskedPrices }) {
  if (!useGoalPrices(asked)) return null
  return (
    <p className={css.partial}>{t('The price limit and the order by price count the price for 1 person.')}</p>
  )
}
