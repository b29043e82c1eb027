import { browserApi } from '../api/browser.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { PlaceSelect } from '../ui/place-select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toast } from '../ui/toast-store.ts'
import { useForm } from '../ui/use-form.ts'
import css from './fields.module.css'
import { useOwnAccount } from './own-account.ts'
import { addressDefaults, readAddress } from './profile-fields.ts'

export function AddressForm() {
  const { account, keep } = useOwnAccount()
  const form = useForm({
    schema: () => import('@sojourn/contract/account').then(({ NewAddress }) => NewAddress),
    defaults: addressDefaults(account),
    read: readAddress,
    submit: async (body) => {
      keep((await browserApi('PUT /account/address', { body })).data)
      toast.success('Your address is saved')
    },
  })
  return (
    <Form form={form} label="Address">
      <PlaceSelect required />
      <div className={css.pair}>
        <TextInput label="Postal code" name="postal_code" required autoComplete="postal-code" />
        <TextInput label="Street and number" name="address" required autoComplete="street-address" />
      </div>
      <div className={css.end}>
        <SubmitButton>Save address</SubmitButton>
      </div>
    </Form>
  )
}
