import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countriesQuery } from '../../session/account-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { Select } from '../../ui/choice/select.tsx'
import { useDefault } from '../../ui/form/form-context.ts'
import { CountrySelect } from '../../ui/place/country-select.tsx'
import { Link } from '../../ui/text/link.tsx'
import { visasQuery } from './service-queries.ts'

interface Props {
  /** Told of the documents another visa wants. */
  onChecklist?: (checklist: readonly string[]) => void
}

const fetchCountries = () => queryClient().fetchQuery(countriesQuery)

/** For which country, and then for which of its visas. */
export function PlaceFields({ onChecklist }: Props) {
  const [country, setCountry] = useState(String(useDefault('country') ?? ''))
  const { data, isFetching, isError } = useQuery({ ...visasQuery(country), enabled: country !== '' })
  const known = data?.visas ?? []

  return (
    <>
      <CountrySelect
        label="Country"
        name="country"
        required
        countries={fetchCountries}
        help={
          data?.licence && (
            <>
              Only licensed people may advise on {data.name}:{' '}
              <Link to={agentPaths.business()}>your licence there</Link> must be confirmed before you publish.
            </>
          )
        }
        onChange={setCountry}
      />
      <Select
        key={`${country} ${known.length}`}
        label="Visa"
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
            ? 'The visas could not be loaded. Choose the country again.'
            : data && data.visa_count === 0
              ? `We don’t list the visas of ${data.name} yet. These are general types.`
              : 'Clients whose goal fits this visa find your service.'
        }
      />
    </>
  )
}

function placeholderFor(country: string, isFetching: boolean) {
  if (country === '') return 'Select a country first'
  return isFetching ? 'Loading the visas…' : 'Select a visa'
}
