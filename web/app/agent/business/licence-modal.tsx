import { ADDRESS_LENGTH, LICENCE_NUMBER_LENGTH } from '@sojourn/contract/calls/limits'
import type { Licence } from '@sojourn/contract/supply/business'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import fields from '../../layouts/own/fields.module.css'
import { countriesQuery } from '../../session/account-queries.ts'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { CountrySelect } from '../../ui/place/country-select.tsx'
import { licencesQuery } from './business-queries.ts'
import { licenceDefaults, readLicence } from './licence-fields.ts'
import { isConfirmed } from './licence-state.tsx'
import { RegulatorInput } from './regulator-input.tsx'

interface Props {
  open: boolean
  /** The one to change; null for a new one. */
  licence: Licence | null
  onClose: () => void
}

export const LicenceModal = ({ open, licence, onClose }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    title={licence ? t('Change this licence') : t('Add a licence')}
    size="l"
  >
    {open && <LicenceForm licence={licence} onClose={onClose} />}
  </Modal>
)

function LicenceForm({ licence, onClose }: Omit<Props, 'open'>) {
  const countries = useQuery(countriesQuery)
  const [country, setCountry] = useState(licence?.country.id ?? '')
  const today = new Date().toISOString().slice(0, 10)
  const form = useLicenceForm(licence, onClose)
  return (
    <Form form={form} label={t('Licence')}>
      {licence && isConfirmed(licence) && (
        <Banner tone="warning">
          {t(
            'Our team has to confirm your changes. Until then, your stamp for {country} is removed and services there that need the licence are hidden.',
            { country: licence.country.name },
          )}
        </Banner>
      )}
      <CountrySelect
        label={t('Country')}
        name="country"
        required
        countries={countries.data ?? []}
        key={countries.data?.length ?? 0}
        onChange={setCountry}
        help={t('The country where this licence lets you advise.')}
      />
      <RegulatorInput country={country} known={licence} />
      <div className={fields.pair}>
        <TextInput
          label={t('Licence number')}
          name="number"
          required
          maxLength={LICENCE_NUMBER_LENGTH}
          autoComplete="off"
        />
        <DateInput label={t('Valid until')} name="valid_until" required min={today} />
      </div>
      <TextInput
        label={t('Your entry in the register')}
        name="register_url"
        type="url"
        inputMode="url"
        maxLength={ADDRESS_LENGTH}
        autoComplete="off"
        placeholder="https://"
        help={t('A link helps our team and your clients to find you in the register.')}
      />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{licence ? t('Send changes') : t('Send licence')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}

function useLicenceForm(licence: Licence | null, onSent: () => void) {
  const queries = useQueryClient()
  return useForm({
    schema: () => import('@sojourn/contract/supply/business').then(({ NewLicence }) => NewLicence),
    defaults: licenceDefaults(licence),
    read: readLicence,
    submit: async (body) => {
      if (licence)
        await browserApi('PATCH /account/consultant/licences/{id}', { params: { id: licence.id }, body })
      else await browserApi('POST /account/consultant/licences', { body })
      await queries.invalidateQueries(licencesQuery)
      onSent()
      toast.success(t('Your licence was sent to our team'))
    },
  })
}
