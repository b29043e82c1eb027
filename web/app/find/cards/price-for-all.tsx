import type { AgentCard } from '@sojourn/contract/supply/agents'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import css from './agent-card.module.css'
import { type AskedPrices, useGoalPrices } from './use-goal-prices.ts'

interface Props {
  /** The price of several agents together is for one person. */
  agent: Pick<AgentCard, 'price_from'> & { uuid?: string }
  /** The address of the comparison says it where it is not told. */
  asked?: AskedPrices
  /** A card says “from” itself; in a table its line does. */
  isOfCard?: boolean
  /** A card has a sentence for the price for one person. */
  children?: ReactNode
}

/** The price for all who apply for a goal; who does not say it is told for one, and one person reads what everybody does. */
export default function PriceForAll({ agent: { uuid, price_from }, asked, isOfCard, children }: Props) {
  const [params] = useSearchParams()
  const prices = useGoalPrices(asked ?? askedBy(params))
  if (!price_from || !prices) return children ?? (price_from && <MoneyText value={price_from} short />)
  const forAll = prices.items.find((one) => one.uuid === uuid)?.price_from
  const count = forAll ? prices.people : 1
  const value = forAll ?? price_from
  return (
    <span>
      {isOfCard
        ? rich('{count, plural, one {From {price} for # person} other {From {price} for # people}}', {
            count,
            price: <MoneyText value={value} short className={css.price} />,
          })
        : rich('{count, plural, one {{price} for # person} other {{price} for # people}}', {
            count,
            price: <MoneyText value={value} short />,
          })}
    </span>
  )
}

const askedBy = (params: URLSearchParams): AskedPrices => ({
  goalId: params.get('goalId') ?? '',
  agents: (params.get('ids') ?? '').split(',').map((uuid) => ({ uuid })),
  place: {
    country: params.get('country') ?? undefined,
    purpose: params.get('purpose') ?? undefined,
    visa: params.get('visa') ?? undefined,
  },
})
