import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './country-list.module.css'
import type { CountryLine } from './find-countries.ts'

/** Lean on purpose: there are 250 of them. */
export const CountryList = ({ countries }: { countries: CountryLine[] }) => (
  <ul className={css.list}>
    {countries.map(({ id, name, visa_count }) => (
      <Line key={id} id={id} name={name} visa_count={visa_count} />
    ))}
  </ul>
)

const Line = still(({ id, name, visa_count }: Pick<CountryLine, 'id' | 'name' | 'visa_count'>) => (
  <li>
    <Link to={paths.country(id)}>
      <Flag country={id} size="m" />
      <span>{name}</span>
      {visa_count > 0 && (
        <small>{t('{count, plural, one {# programme} other {# programmes}}', { count: visa_count })}</small>
      )}
    </Link>
  </li>
))
