import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Form, useNavigate } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import css from './country-switcher.module.css'

export interface CountryChoice {
  id: string
  name: string
}

interface Props {
  country: CountryChoice
  countries: CountryChoice[]
  /** The passport whose rule is shown. */
  from?: string | undefined
}

/** Leads to another country's visas at once; without script its button does. */
export function CountrySwitcher({ country, countries, from }: Props) {
  const navigate = useNavigate()
  const choices = countries.some(({ id }) => id === country.id) ? countries : [country, ...countries]
  return (
    <Form action={paths.anyVisas()} className={css.switcher}>
      <Select
        key={country.id}
        label={t('Country')}
        name="country"
        required
        defaultValue={country.id}
        choices={choices.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => navigate(paths.visas(event.target.value, { from }))}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('Go')}
        </Button>
      </noscript>
    </Form>
  )
}
