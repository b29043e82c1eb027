import type { Country } from '@sojourn/contract/ground/reference'
import css from './country-facts.module.css'

interface Props {
  country: Pick<Country, 'capital' | 'continent' | 'dial_codes'>
  currencies: string[]
  languages: string[]
}

const MOST_DIAL_CODES = 3

/** The data page: what a passport would print about a country. */
export function CountryFacts({ country, currencies, languages }: Props) {
  const facts: [string, string][] = [
    ['Capital', country.capital ?? ''],
    ['Continent', country.continent],
    [currencies.length > 1 ? 'Currencies' : 'Currency', currencies.join(', ')],
    [languages.length > 1 ? 'Languages' : 'Language', languages.join(', ')],
    [country.dial_codes.length > 1 ? 'Dial codes' : 'Dial code', dialCodes(country.dial_codes)],
  ]
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** A few countries have dozens. */
const dialCodes = (codes: string[]) =>
  codes.length > MOST_DIAL_CODES
    ? `${codes.slice(0, MOST_DIAL_CODES).join(', ')} and ${codes.length - MOST_DIAL_CODES} more`
    : codes.join(', ')
