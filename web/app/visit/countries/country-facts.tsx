import type { Country } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'
import { listed } from '../../ui/text/listed.ts'
import { continentName } from './continent-names.ts'
import css from './country-facts.module.css'

interface Props {
  country: Pick<Country, 'capital' | 'continent' | 'dial_codes'>
  currencies: string[]
  languages: string[]
}

const MOST_DIAL_CODES = 3
/** Codes alone run from left to right; with words beside them the words decide. */
const DIGITS = /^[+\d\s,،-]+$/

/** The data page: what a passport would print about a country. */
export function CountryFacts({ country, currencies, languages }: Props) {
  const facts: [name: string, value: string, own?: 'en' | 'ltr'][] = [
    [t('Capital'), country.capital ?? '', 'en'],
    [t('Continent'), continentName(country.continent)],
    [currencies.length > 1 ? t('Currencies') : t('Currency'), listed(currencies)],
    [languages.length > 1 ? t('Languages') : t('Language'), listed(languages)],
    [country.dial_codes.length > 1 ? t('Dial codes') : t('Dial code'), dialCodes(country.dial_codes), 'ltr'],
  ]
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value, own]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi
                lang={own === 'en' ? 'en' : undefined}
                dir={own === 'ltr' && DIGITS.test(value) ? 'ltr' : undefined}
              >
                {value}
              </bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** A few countries have dozens. */
const dialCodes = (codes: string[]) =>
  codes.length > MOST_DIAL_CODES
    ? t('{codes} and {count} more', {
        codes: listed(codes.slice(0, MOST_DIAL_CODES)),
        count: codes.length - MOST_DIAL_CODES,
      })
    : listed(codes)
