import { t } from '@sojourn/contract/words/t'
import type { ShownTraveller } from '@sojourn/contract/work/travellers'
import { Flag } from '../ui/text/flag.tsx'
// The build finds sentences by this path.
import { rich } from '../words/rich.tsx'
import css from './traveller-lines.module.css'
import { aboutTraveller } from './traveller-words.ts'

interface Props {
  travellers: readonly ShownTraveller[]
  as: 'li' | 'dd'
}

/** A line for each: name, relation and age, and below them the passport. */
export const TravellerLines = ({ travellers, as: Line }: Props) =>
  travellers.map((one) => (
    <Line key={one.name} className={css.line}>
      <span>{rich('{name}, {about}', { name: <b>{one.name}</b>, about: aboutTraveller(one) })}</span>
      {one.passport && (
        <small className={css.passport}>
          <Flag country={one.passport.id} /> {t('Passport: {country}', { country: one.passport.name })}
        </small>
      )}
    </Line>
  ))
