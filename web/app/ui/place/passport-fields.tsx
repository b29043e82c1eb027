import { t } from '@sojourn/contract/words/t'
import { Select } from '../choice/select.tsx'
import type { CountryChoice } from './country-select.tsx'

interface Props {
  countries: readonly CountryChoice[]
  help?: string | undefined
}

/** One or two passports, and the country one lives in: all may be left open, and taken away again. */
export function PassportFields({ countries, help }: Props) {
  const choices = countries.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Select
        label={t('Passport')}
        name="passport"
        placeholder={t('Not given')}
        choices={choices}
        help={help}
      />
      <Select
        label={t('Second passport')}
        name="second_passport"
        placeholder={t('None')}
        choices={choices}
        help={t('If you are a citizen of two countries.')}
      />
      <Select
        label={t('Country of residence')}
        name="residence"
        placeholder={t('Not given')}
        choices={choices}
      />
    </>
  )
}

interface Told {
  passports: readonly string[]
  residence: string | null
}

export const passportDefaults = ({ passports: [passport = '', second = ''], residence }: Told) => ({
  passport,
  second_passport: second,
  residence: residence ?? '',
})

/** Somebody who fills only the second one has one passport. */
export const readPassports = (data: FormData) => ({
  passports: [data.get('passport'), data.get('second_passport')].filter((code) => Boolean(code)).map(String),
  residence: String(data.get('residence') || '') || null,
})

/** The input a complaint is shown at: two of the same country are told at the second. */
export function inputOfPassports(complaint: string, data: FormData) {
  if (!complaint.startsWith('passports')) return complaint
  const isSame = data.get('passport') === data.get('second_passport')
  return isSame || complaint === 'passports.1' ? 'second_passport' : 'passport'
}
