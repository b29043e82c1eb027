import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { useOwnAccount } from '../../session/own-account.ts'
import { addressDefaults, readAddress } from '../../session/profile-fields.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PlaceSelect } from '../../ui/place/place-select.tsx'

export function AddressForm() {
  const { account, keep } = useOwnAccount()
  const form = useForm({
    schema: () => import('@sojourn/contract/people/account').then(({ NewAddress }) => NewAddress),
    defaults: addressDefaults(account),
    read: readAddress,
    submit: async (body) => {
      keep((await browserApi('PUT /account/address', { body })).data)
      toast.success(t('Your address is saved'))
    },
  })
  return (
    <Form form={form} label={t('Address')}>
      <PlaceSelect
        required
        help={
          account.is_verified ? t('We check a new country again. You stay verified for 14 days.') : undefined
        }
      />
      <div className={css.pair}>
        <TextInput label={t('Postal code')} name="postal_code" required autoComplete="postal-code" />
        <TextInput label={t('Street and number')} name="address" required autoComplete="street-address" />
      </div>
      <div className={css.end}>
        <SubmitButton>{t('Save address')}</SubmitButton>
      </div>
    </Form>
  )
}
