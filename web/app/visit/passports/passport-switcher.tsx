import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { t } from '@sojourn/contract/words/t'
import { Form, useNavigate } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import css from './passport-page.module.css'

interface Place {
  id: string
  name: string
}

/** Leads to another passport at once; without script its button does. */
export function PassportSwitcher({ chosen, passports }: { chosen?: string; passports: readonly Place[] }) {
  const navigate = useNavigate()
  return (
    <Form action={guidePaths.passports()} className={css.switcher}>
      <Select
        key={chosen}
        label={t('Passport')}
        name="passport"
        required
        unmarked
        placeholder={t('Select a passport')}
        {...(chosen && { defaultValue: chosen })}
        choices={passports.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target: { value } }) => value && navigate(guidePaths.passport(value))}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('Show')}
        </Button>
      </noscript>
    </Form>
  )
}
