import { ADDRESS_LENGTH } from '@sojourn/contract/calls/limits'
import type { Business } from '@sojourn/contract/supply/business'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import fields from '../../layouts/own/fields.module.css'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PlaceSelect } from '../../ui/place/place-select.tsx'
import { businessDefaults, readBusiness } from './business-fields.ts'
import { businessQuery } from './business-queries.ts'

const ALONE = '1'

const types = [
  { value: ALONE, label: t('Sole proprietorship') },
  { value: '2', label: t('Partnership') },
  { value: '3', label: 'LLC' },
  { value: '4', label: t('Corporation') },
]

export function BusinessForm() {
  const business = useQuery(businessQuery)
  return <Loaded query={business}>{(told) => <Known business={told} />}</Loaded>
}

function Known({ business }: { business: Business | null }) {
  const queries = useQueryClient()
  const [chosen, choose] = useState<string>()
  const form = useForm({
    schema: () => import('@sojourn/contract/supply/business').then(({ NewBusiness }) => NewBusiness),
    defaults: businessDefaults(business),
    read: readBusiness,
    ...(!business && { draftKey: 'business' }),
    submit: async (body) => {
      const { data } = await browserApi('PUT /account/consultant/business', { body })
      queries.setQueryData(businessQuery.queryKey, data)
      toast.success(t('Your business is saved'))
    },
  })
  // The device's own draft comes into the form after the first drawing.
  const type = chosen ?? form.defaults.business_type ?? ''
  return (
    <Form form={form} label={t('Business')}>
      <div className={fields.pair}>
        <Select
          label={t('Business type')}
          name="business_type"
          required
          placeholder={t('Select a business type')}
          choices={types}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <TextInput label={t('Legal name')} name="legal_name" required autoComplete="organization" />
      </div>
      <div className={fields.pair}>
        <TextInput
          label={t('Registration number')}
          name="registration_number"
          required={type !== ALONE}
          autoComplete="off"
          help={type === ALONE ? t('If you are registered.') : t('Exactly as in the company register.')}
        />
        <TextInput
          label={t('Website')}
          name="website"
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={ADDRESS_LENGTH}
          placeholder="https://"
        />
      </div>
      <PlaceSelect required />
      <div className={fields.pair}>
        <TextInput label={t('Postal code')} name="postal_code" required autoComplete="postal-code" />
        <TextInput label={t('Street and number')} name="address" required autoComplete="street-address" />
      </div>
      <div className={fields.end}>
        <SubmitButton>{t('Save business')}</SubmitButton>
      </div>
    </Form>
  )
}
