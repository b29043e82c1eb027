import { t } from '@sojourn/contract/words/t'
import type { StagesOfCase } from '@sojourn/contract/work/stages'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import css from './checkout-slip.module.css'

interface Props {
  stages: StagesOfCase
  /** The stage that is paid now. */
  here: string
}

export function SlipStages({ stages: { items, total }, here }: Props) {
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
