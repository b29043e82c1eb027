import { licenceStatus, stateIn } from '@sojourn/contract/calls/status'
import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Licence } from '@sojourn/contract/supply/business'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { countriesQuery } from '../../session/account-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { Select } from '../../ui/choice/select.tsx'
import { useDefault } from '../../ui/form/form-context.ts'
import { CountrySelect } from '../../ui/place/country-select.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { licencesQuery } from '../business/business-queries.ts'
import { visasQuery } from './service-queries.ts'

interface Props {
  /** Told of the documents another visa wants. */
  onChecklist?: (checklist: readonly string[]) => void
  /** One client alone is shown it. */
  ofOffer?: boolean
}

const fetchCountries = () => queryClient().fetchQuery(countriesQuery)

/** For which country, and then for which of its visas. */
export function PlaceFields({ onChecklist, ofOffer }: Props) {
  const [country, setCountry] = useState(String(useDefault('country') ?? ''))
  const { data, isFetching, isError } = useQuery({ ...visasQuery(country), enabled: country !== '' })
  const licences = useQuery({ ...licencesQuery, enabled: Boolean(data?.licence) })
  const known = data?.visas ?? []

  return (
    <>
      <CountrySelect
        label={t('Country')}
        name="country"
        required
        countries={fetchCountries}
        help={data?.licence && !licences.isPending && licenceWords(data, licences.data, ofOffer)}
        onChange={setCountry}
      />
      <Select
        key={`${country} ${known.length}`}
        label={t('Visa')}
        name="visa"
        required
        disabled={country === ''}
        placeholder={placeholderFor(country, isFetching)}
        choices={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => {
          const chosen = known.find(({ id }) => id === currentTarget.value)
          if (chosen) onChecklist?.(chosen.checklist)
        }}
        help={
          isError
            ? t('The visas could not be loaded. Choose the country again.')
            : data && data.visa_count === 0
              ? t('We don’t list the visas of {name} yet. These are general types.', { name: data.name })
              : ofOffer
                ? undefined
                : t('Shown to clients whose goal matches this visa.')
        }
      />
    </>
  )
}

/** A licence that is confirmed is not asked for. */
function licenceWords({ id, name }: CountryDetails, licences: readonly Licence[] = [], ofOffer = false) {
  const isConfirmed = licences.some(
    ({ country, status }) => country.id === id && stateIn(licenceStatus, status) === 'verified',
  )
  if (isConfirmed) return t('Your licence for {country} is confirmed.', { country: name })
  return ofOffer
    ? rich(
        'Only licensed people may advise on {name}: <a>your licence there</a> must be confirmed before you send the offer.',
        licensed(name),
      )
    : rich(
        'Only licensed people may advise on {name}: <a>your licence there</a> must be confirmed before you publish.',
        licensed(name),
      )
}

const licensed = (name: string) => ({
  name,
  a: (words: ReactNode) => <Link to={agentPaths.business()}>{words}</Link>,
})

function placeholderFor(country: string, isFetching: boolean) {
  if (country === '') return t('Select a country first')
  return isFetching ? t('Loading the visas…') : t('Select a visa')
}
