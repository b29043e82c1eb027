import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { Form } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import css from './compare.module.css'

interface Place {
  id: string
  name: string
}

interface Props {
  countries: readonly Place[]
  purposes: readonly Place[]
  params: URLSearchParams
}

/** An ordinary GET form, so that it compares without script too. */
export function CompareForm({ countries, purposes, params }: Props) {
  const choices = countries.map(({ id, name }) => ({ value: id, label: name }))
  const country = (label: string, name: string, placeholder: string) => (
    <Select
      label={label}
      name={name}
      required
      unmarked
      placeholder={placeholder}
      defaultValue={params.get(name)?.toUpperCase() ?? ''}
      choices={choices}
    />
  )
  return (
    <Form action={guidePaths.compare()} className={css.form}>
      {country('Passport', 'passport', 'Select a passport')}
      <Select
        label="Purpose"
        name="purpose"
        required
        unmarked
        placeholder="Select a purpose"
        defaultValue={params.get('purpose') ?? ''}
        choices={purposes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {country('First destination', 'one', 'Select a country')}
      {country('Second destination', 'other', 'Select a country')}
      <Button type="submit">Compare</Button>
    </Form>
  )
}
