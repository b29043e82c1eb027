import type { Money } from '@sojourn/contract/amounts/money'
import { t } from '@sojourn/contract/words/t'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import css from './plan-sums.module.css'

interface Props {
  lines: { text: string; amount: Money }[]
  taxes: { name: string; amount: Money }[]
  total: Money
}

export const PlanSums = ({ lines, taxes, total }: Props) => (
  <dl className={css.sums}>
    {lines.map(({ text, amount }) => (
      <MoneyLine
        key={text}
        name={text}
        value={{ ...amount, amount: Math.abs(amount.amount) }}
        off={amount.amount < 0}
      />
    ))}
    {taxes.map(({ name, amount }) => (
      <MoneyLine key={name} name={name} value={amount} />
    ))}
    <MoneyLine name={t('Due today')} value={total} className={css.total} />
  </dl>
)
