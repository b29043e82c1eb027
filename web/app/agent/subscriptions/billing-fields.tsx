import { t } from '@sojourn/contract/words/t'
import fields from '../../layouts/own/fields.module.css'
import { TextInput } from '../../ui/form/text-input.tsx'
import { PlaceSelect } from '../../ui/place/place-select.tsx'

/** To whom an invoice is made out. */
export const BillingFields = () => (
  <>
    <div className={fields.pair}>
      <TextInput
        label={t('Company')}
        name="company"
        autoComplete="organization"
        help={t('If you work as a company.')}
      />
      <TextInput label={t('VAT ID')} name="vat_id" autoComplete="off" help={t('Printed on your invoices.')} />
    </div>
    <PlaceSelect required />
    <div className={fields.pair}>
      <TextInput label={t('Postal code')} name="postal_code" required autoComplete="postal-code" />
      <TextInput label={t('Street and number')} name="address" required autoComplete="street-address" />
    </div>
  </>
)
