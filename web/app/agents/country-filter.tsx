import { Form, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import css from './country-filter.module.css'

export interface CountryChoice {
  id: string
  name: string
}

interface Props {
  countries: CountryChoice[]
  chosen: string | undefined
  goalId: string | undefined
}

/** Keeps the agents who serve a country; at once with script, by its button without. */
export function CountryFilter({ countries, chosen = '', goalId }: Props) {
  const navigate = useNavigate()
  const show = (country: string) =>
    navigate(
      paths.agents({ ...(country && { country: country.toLowerCase() }), ...(goalId && { goalId }) }),
      {
        preventScrollReset: true,
      },
    )
  return (
    <search>
      <Form action={paths.agents()} className={css.filter}>
        <Select
          key={chosen}
          label="Destination"
          name="country"
          required
          defaultValue={chosen}
          placeholder="All countries"
          choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => show(event.target.value)}
        />
        {goalId && <input type="hidden" name="goalId" value={goalId} />}
        <noscript>
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </noscript>
      </Form>
    </search>
  )
}
