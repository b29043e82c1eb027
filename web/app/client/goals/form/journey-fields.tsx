import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../layouts/own/loaded.tsx'
import { visasForQuery } from '../../../queries/goal-queries.ts'
import { countriesQuery } from '../../../session/account-queries.ts'
import { localDay } from '../../../session/local-day.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { PassportFields } from '../../../ui/place/passport-fields.tsx'
import css from './goal-form.module.css'

interface Props {
  /** Both are empty while the person has not chosen. */
  aim: { country: string; purpose: string }
  /** Returns true if something of it is known, so that it is shown at once. */
  isKnown: boolean
  /** Offers to keep the passports in the profile too. */
  canKeep: boolean
}

/** The fields make a goal exact: passports, visa, length of stay. None of them has to be given. */
export function JourneyFields({ aim, isKnown, canKeep }: Props) {
  const countries = useQuery(countriesQuery)
  const [isOpen, setOpen] = useState(isKnown)
  return (
    <details
      className={css.journey}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('Passport, visa and length of stay (optional)')}</summary>
      <p>
        {t(
          'We use these to tell you when to apply, to fill in the checklist and to begin your orders with the country you live in. Only you see these fields.',
        )}
      </p>
      <Loaded query={countries}>
        {(known) => (
          <div className={css.pair}>
            <PassportFields countries={known} />
            <DateInput
              label={t('Passport expires on')}
              name="passport_expires_on"
              min={localDay(new Date())}
              help={t('Only if you want us to check that it lasts long enough.')}
            />
            {aim.country && aim.purpose && <VisaSelect key={`${aim.country} ${aim.purpose}`} aim={aim} />}
            <TextInput
              label={t('Length of stay in days')}
              name="stay_days"
              inputMode="numeric"
              maxLength={4}
              help={t('For example: 90.')}
            />
          </div>
        )}
      </Loaded>
      {canKeep && <Checkbox name="keep" label={t('Save passports and residence in my profile too')} />}
    </details>
  )
}

function VisaSelect({ aim }: Pick<Props, 'aim'>) {
  const visas = useQuery(visasForQuery(aim.country, aim.purpose))
  return (
    <Loaded query={visas}>
      {(known) => (
        <Select
          label={t('Visa')}
          name="visa_id"
          help={t('We tell you when what we say of its fees, times or rules changes.')}
          placeholder={t('Not decided yet')}
          choices={known.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Loaded>
  )
}
