import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import type { StagesOfCase } from '@sojourn/contract/work/stages'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import css from './checkout-slip.module.css'

interface Props {
  order: Order
  stages: StagesOfCase
}

export function SlipStages({ order, stages: { items, total } }: Props) {
  const { uuid: here, travellers, further_person: further } = order
  const now = items.find(({ order }) => order === here)
  if (!now) return null
  const later = items.filter(({ number }) => number > now.number)
  return (
    <div className={css.stages}>
      <p>
        {rich('You pay stage {number} of {count} now: <b>{price}</b> of {total}.', {
          number: now.number,
          count: items.length,
          b: (words) => <b>{words}</b>,
          price: <MoneyText value={now.price} />,
          total: <MoneyText value={total} />,
        })}
      </p>
      {further && further.amount > 0 && travellers.length > 0 && (
        <p>
          {rich(
            '{count, plural, one {The whole price counts # further person at {price}, in proportion in each stage.} other {The whole price counts # further people at {price} each, in proportion in each stage.}}',
            { count: travellers.length, price: <MoneyText value={further} short /> },
          )}
        </p>
      )}
      {later.length > 0 && (
        <>
          <p>
            {t(
              'Each later stage is paid once you have accepted the one before it. You can stop between stages.',
            )}
          </p>
          <ol start={now.number + 1}>
            {later.map(({ number, name, price }) => (
              <li key={number}>
                <bdi>{name}</bdi> <MoneyText value={price} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
