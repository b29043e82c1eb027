import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { t } from '@sojourn/contract/words/t'
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
      {country(t('Passport'), 'passport', t('Select a passport'))}
      <Select
        label={t('Purpose')}
        name="purpose"
        required
        unmarked
        placeholder={t('Select a purpose')}
        defaultValue={params.get('purpose') ?? ''}
        choices={purposes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {country(t('First destination'), 'one', t('Select a country'))}
      {country(t('Second destination'), 'other', t('Select a country'))}
      <Button type="submit">{t('Compare')}</Button>
    </Form>
  )
}
