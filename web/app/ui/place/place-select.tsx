import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Combobox } from '../choice/combobox.tsx'
import type { Option } from '../choice/option-search.ts'
import { FormContext, useFormState } from '../form/form-context.ts'
import { TextInput } from '../form/text-input.tsx'
import { type CountryChoice, CountrySelect } from './country-select.tsx'
import { isOther, OTHER_CITY, type Place } from './place.ts'

interface Props {
  /** From the page's loader, so that the list is there without script; else fetched on first use. */
  countries?: readonly CountryChoice[]
  defaultValue?: Partial<Place>
  errors?: Partial<Record<keyof Place, string>>
  required?: boolean
  /** It stands under the country. */
  help?: string | undefined
}

/** Nothing can be chosen before the place it lies in. */
const later = (around: string, placeholder: string, first: string, isReady: boolean) =>
  around ? { placeholder } : { placeholder: first, disabled: isReady }

/** Country, then state, then city: the inputs `country`, `state`, `city`, and `altCity` where it is Other city. */
export function PlaceSelect({ countries, defaultValue, errors = {}, required, help }: Props) {
  const form = useFormState()
  const isReady = useHydrated()
  const stored = { ...defaultValue, ...form.defaults }
  const [{ country = '', state = '', city = '' }, choose] = useState<Partial<Place>>(stored)

  return (
    <>
      <CountrySelect
        label={t('Country')}
        help={help}
        name="country"
        autoComplete="country"
        countries={countries ?? fetchCountries}
        defaultValue={stored.country}
        error={errors.country}
        required={required}
        onChange={(next) => choose({ country: next })}
      />
      {/* Another country or state begins the rest anew: what was stored belonged to the old one. */}
      <FormContext value={{ ...form, defaults: {} }}>
        <Combobox
          key={`state of ${country}`}
          label={t('State or region')}
          name="state"
          autoComplete="address-level1"
          options={async () => (country ? fetchStates(country) : [])}
          defaultValue={state}
          {...later(country, t('Select a state'), t('Select a country first'), isReady)}
          error={errors.state}
          required={required}
          onChange={(next) => choose({ country, state: next })}
        />
        <Combobox
          key={`city of ${country} ${state}`}
          label={t('City')}
          name="city"
          autoComplete="address-level2"
          options={async () => (state ? fetchCities(country, state) : [])}
          defaultValue={city}
          {...later(state, t('Select a city'), t('Select a state first'), isReady)}
          error={errors.city}
          required={required}
          onChange={(next) => choose({ country, state, city: next })}
        />
      </FormContext>
      {isOther(city) && (
        <TextInput
          label={t('Name of your city')}
          name="altCity"
          autoComplete="address-level2"
          defaultValue={stored.altCity}
          error={errors.altCity}
          required
        />
      )}
    </>
  )
}

const fetchCountries = async () => (await browserApi('GET /geoDb')).data.items

const fetchStates = async (country: string) =>
  optionsOf((await browserApi('GET /geoDb/{id}/states', { params: { id: country } })).data.items)

const fetchCities = async (country: string, state: string): Promise<Option[]> => {
  const cities = await browserApi('GET /geoDb/{id}/states/{sid}/cities', {
    params: { id: country, sid: state },
  })
  return [...optionsOf(cities.data.items), { value: OTHER_CITY, label: t('Other city'), always: true }]
}

const optionsOf = (items: readonly { id: string; name: string }[]): Option[] =>
  items.map(({ id, name }) => ({ value: id, label: name }))
