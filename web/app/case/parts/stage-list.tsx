import { t } from '@sojourn/contract/words/t'
import type { StagesOfCase } from '@sojourn/contract/work/stages'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { deliveryWords } from '../../words/agent-words.ts'
import { rich } from '../../words/rich.tsx'
import { stageStates } from '../../words/stage-words.ts'
import css from './stage-list.module.css'

interface Props {
  stages: StagesOfCase
  /** The order one looks at. */
  here: string
  pathOf: (uuid: string) => string
}

/** The stages a case is paid by: what each costs and brings, and where it stands. */
export const StageList = ({ stages, here, pathOf }: Props) => (
  <section className={css.stages} aria-labelledby="stages">
    <h3 id="stages">{t('Stages')}</h3>
    <ol>
      {stages.items.map(({ number, name, delivers, days, price, order, state }) => (
        <li key={number} {...(order === here && { 'aria-current': 'step' as const })}>
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
          <span className={css.words}>
            <b>{order && order !== here ? <Link to={pathOf(order)}>{name}</Link> : name}</b>
            <small dir="auto">{delivers}</small>
            <small>{deliveryWords(days)}</small>
          </span>
          <span className={css.end}>
            <MoneyText value={price} />
            <Pill tone={stageStates[state].tone}>{stageStates[state].name}</Pill>
          </span>
        </li>
      ))}
    </ol>
    <p className={css.total}>
      {rich('All stages together {amount}', { amount: <MoneyText value={stages.total} /> })}
    </p>
  </section>
)
