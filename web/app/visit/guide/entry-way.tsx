import { Flag } from '../../ui/text/flag.tsx'
import css from './entry-pass.module.css'

interface Country {
  id: string
  name: string
}

/** From which passports to which country. */
export const EntryWay = ({ passports, destination }: { passports: Country[]; destination: Country }) => (
  <p className={css.way}>
    {passports.map(({ id, name }) => (
      <span key={id}>
        <Flag country={id} size="m" /> {name}
      </span>
    ))}
    <span className={css.arrow} aria-hidden="true">
      →
    </span>
    <span>
      <Flag country={destination.id} size="m" /> {destination.name}
    </span>
  </p>
)
