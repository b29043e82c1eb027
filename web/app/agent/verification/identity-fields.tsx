import type { Judged, Verification } from '@sojourn/contract/supply/verification'
import { DOCUMENT_TYPES } from '@sojourn/contract/supply/verification-words'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import fields from '../../layouts/own/fields.module.css'
import { countriesQuery } from '../../session/account-queries.ts'
import { GENDERS_IN_WORDS } from '../../session/genders.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { CountrySelect } from '../../ui/place/country-select.tsx'

interface Props {
  asks: (field: Verification['asked_for'][number]) => boolean
  problemOf: (field: Judged) => string | undefined
}

const EARLIEST = '1900-01-01'

const today = () => new Date().toISOString().slice(0, 10)

export const BirthFields = ({ asks, problemOf }: Props) =>
  (asks('dob') || asks('gender')) && (
    <div className={fields.pair}>
      {asks('dob') && (
        <DateInput
          label={t('Date of birth')}
          name="dob"
          required
          autoComplete="bday"
          min={EARLIEST}
          max={today()}
          error={problemOf('dob')}
        />
      )}
      {asks('gender') && (
        <Select
          label={t('Gender')}
          name="gender"
          required
          autoComplete="sex"
          placeholder={t('Select a gender')}
          choices={GENDERS_IN_WORDS}
          error={problemOf('gender')}
        />
      )}
    </div>
  )

const documentTypes = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }))

export function PaperFields({ asks, problemOf }: Props) {
  const queries = useQueryClient()
  if (!asks('document_type') && !asks('document_country')) return null
  return (
    <div className={fields.pair}>
      {asks('document_type') && (
        <Select
          label={t('Identification type')}
          name="document_type"
          required
          placeholder={t('Select a document')}
          choices={documentTypes}
          error={problemOf('document_type')}
        />
      )}
      {asks('document_country') && (
        <CountrySelect
          label={t('Issuing country')}
          name="document_country"
          required
          countries={() => queries.ensureQueryData(countriesQuery)}
          error={problemOf('document_country')}
        />
      )}
    </div>
  )
}

export const NumberFields = ({ asks, problemOf }: Props) =>
  (asks('document_id') || asks('document_expires_on')) && (
    <div className={fields.pair}>
      {asks('document_id') && (
        <TextInput
          label={t('ID number')}
          name="document_id"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          help={t('Exactly as on the document.')}
          error={problemOf('document_id')}
        />
      )}
      {asks('document_expires_on') && (
        <DateInput
          label={t('Expiry date')}
          name="document_expires_on"
          required
          min={today()}
          error={problemOf('document_expires_on')}
        />
      )}
    </div>
  )
