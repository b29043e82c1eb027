import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useAccountState } from '../../session/account.ts'
import { queryClient } from '../../session/query-client.ts'
import { type AskedPrices, goalPricesQuery } from '../cards/goal-prices-query.ts'
import css from './find-agents-page.module.css'

/** The list is narrowed and ordered by what one person pays, while its cards tell the price for all. */
export default function PriceNote({ asked }: { asked: AskedPrices }) {
  const state = useAccountState()
  const enabled = state.kind === 'present' && state.account.role === 'subscriber'
  const { data } = useQuery({ ...goalPricesQuery(asked), enabled }, queryClient())
  if (!data || data.people === 1) return null
  return (
    <p className={css.partial}>{t('The price limit and the order by price count the price for 1 person.')}</p>
  )
}
