import { t } from '@sojourn/contract/words/t'
import { Combobox, type ComboboxProps } from '../choice/combobox.tsx'
import type { Option } from '../choice/option-search.ts'

export interface CountryChoice {
  /** ISO 3166-1 alpha-2. */
  id: string
  name: string
}

interface Props extends Omit<ComboboxProps, 'options'> {
  countries: readonly CountryChoice[] | (() => Promise<readonly CountryChoice[]>)
}

/** A country by flag and name, found by any of its names or its ISO code. */
export function CountrySelect({ countries, placeholder = t('Select a country'), ...rest }: Props) {
  const options =
    typeof countries === 'function' ? () => countries().then(countryOptions) : countryOptions(countries)
  return <Combobox {...rest} placeholder={placeholder} options={options} />
}

const countryOptions = (countries: readonly CountryChoice[]): Option[] =>
  countries.map(({ id, name }) => ({ value: id, label: name, keywords: [id], named: 'region', flag: id }))
