import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useId } from 'react'
import { Form } from 'react-router'
import { FilterLinks } from '../../layouts/page/filter-links.tsx'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { continentName } from './continent-names.ts'
import css from './countries-page.module.css'
import { CountryList } from './country-list.tsx'
import { type CountryLine, continentsOf, findCountries } from './find-countries.ts'
import { useCountryFilter } from './use-country-filter.ts'

/** All countries: those with programmes of their own first, the rest by continent; one flat list while searching. */
export function CountriesPage({ countries }: { countries: CountryLine[] }) {
  const { query, continent, search } = useCountryFilter()
  const found = findCountries(countries, { query, continent })
  const isFiltered = query.trim() !== '' || continent !== null

  return (
    <div className={layout.page}>
      <PageHead
        title={t('Countries')}
        lead={t(
          'Where would you like to go? Each country’s page tells which visas there are, what they ask for, and who can help.',
        )}
        actions={
          <>
            <LinkButton to={guidePaths.passports()} variant="secondary" icon="globe">
              {t('Where can my passport take me?')}
            </LinkButton>
            <LinkButton to={guidePaths.compare()} variant="secondary">
              {t('Compare two destinations')}
            </LinkButton>
          </>
        }
      />
      <search className={css.search}>
        <SearchForm query={query} continent={continent} onType={search} />
        <FilterLinks label={t('Continents')} entries={continentFilter(countries, query, continent)} />
      </search>
      <p className={css.count} role="status">
        {isFiltered &&
          found.length > 0 &&
          t('{count, plural, one {# country} other {# countries}}', { count: found.length })}
      </p>
      {isFiltered ? (
        <Found countries={found} query={query} continent={continent} />
      ) : (
        <Everything countries={countries} />
      )}
    </div>
  )
}

interface SearchFormProps {
  query: string
  continent: string | null
  onType: (text: string) => void
}

/** An ordinary GET form, so that it searches without script too. */
function SearchForm({ query, continent, onType }: SearchFormProps) {
  const id = useId()
  return (
    <Form action={paths.countries()} className={css.form} preventScrollReset>
      <label htmlFor={id} data-hidden>
        {t('Search countries')}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        name="query"
        value={query}
        onChange={(event) => onType(event.target.value)}
        placeholder={t('Canada, or Deutschland')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      {continent && <input type="hidden" name="continent" value={continent} />}
      <button type="submit">{t('Search')}</button>
    </Form>
  )
}

const continentFilter = (countries: CountryLine[], query: string, chosen: string | null) =>
  [{ name: null, count: countries.length }, ...continentsOf(countries)].map(({ name, count }) => ({
    name: name ? continentName(name) : t('All'),
    count,
    to: paths.countries({ ...(query && { query }), ...(name && { continent: name }) }),
    chosen: name === chosen,
  }))

interface FoundProps {
  countries: CountryLine[]
  query: string
  continent: string | null
}

/** Words that are no country may be a question about a visa. */
const Found = ({ countries, query, continent }: FoundProps) =>
  countries.length > 0 ? (
    <CountryList countries={countries} />
  ) : (
    <Empty
      hint={
        continent
          ? t('Search all continents, or try part of the name.')
          : t('Check the spelling, or try part of the name.')
      }
      action={
        <>
          {query.trim() !== '' && (
            <LinkButton to={paths.anyVisas(query.trim())}>{t('Search visas')}</LinkButton>
          )}
          <LinkButton
            to={paths.countries(continent && query ? { query } : {})}
            variant="secondary"
            preventScrollReset
            replace
          >
            {continent && query ? t('Search all continents') : t('Show all countries')}
          </LinkButton>
        </>
      }
    >
      {continent
        ? t('No country matches “{query}” in {continent}.', {
            query: query.trim(),
            continent: continentName(continent),
          })
        : t('No country matches “{query}”.', { query: query.trim() })}
    </Empty>
  )

function Everything({ countries }: { countries: CountryLine[] }) {
  const known = countries.filter((country) => country.visa_count > 0)
  const others = Map.groupBy(
    countries.filter((country) => country.visa_count === 0),
    (country) => country.continent,
  )
  return (
    <>
      <section className={css.group} aria-labelledby="known">
        <h2 id="known">{t('Countries with a full visa guide')}</h2>
        <p>{t('Destinations whose programmes we describe one by one, with time, fee and checklist.')}</p>
        <CountryList countries={known} />
      </section>
      {[...others].toSorted().map(([continent, group]) => (
        <section key={continent} className={css.later} aria-labelledby={continent.replace(' ', '-')}>
          <h2 id={continent.replace(' ', '-')}>{continentName(continent)}</h2>
          <CountryList countries={group} />
        </section>
      ))}
    </>
  )
}
