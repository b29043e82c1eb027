import type { BillingDetails } from '@sojourn/contract/money/subscriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import fields from '../../layouts/own/fields.module.css'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { PlaceSelect } from '../../ui/place/place-select.tsx'
import { billingDetailsQuery } from './plan-queries.ts'

export function DetailsForm() {
  const details = useQuery(billingDetailsQuery)
  return <Loaded query={details}>{(told) => <Known details={told} />}</Loaded>
}

/** What may be away is away when left empty. */
function read(data: FormData) {
  const { company, vat_id, altCity, ...texts } = readTexts(data)
  return { ...texts, company: company || null, vat_id: vat_id || null, ...(altCity && { altCity }) }
}

const defaultsOf = (details: BillingDetails | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details ?? {}).filter((pair): pair is [string, string] => pair[1] !== null),
  )

function Known({ details }: { details: BillingDetails | null }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/money/subscriptions').then(({ NewBillingDetails }) => NewBillingDetails),
    defaults: defaultsOf(details),
    read,
    ...(!details && { draftKey: 'billing-details' }),
    submit: async (body) => {
      const { data } = await browserApi('PUT /subscriptions/billing-details', { body })
      queries.setQueryData(billingDetailsQuery.queryKey, data)
      toast.success('Your billing details are saved')
    },
  })
  return (
    <Form form={form} label="Billing details">
      <div className={fields.pair}>
        <TextInput
          label="Company"
          name="company"
          autoComplete="organization"
          help="If you work as a company."
        />
        <TextInput label="VAT ID" name="vat_id" autoComplete="off" help="Printed on your invoices." />
      </div>
      <PlaceSelect required />
      <div className={fields.pair}>
        <TextInput label="Postal code" name="postal_code" required autoComplete="postal-code" />
        <TextInput label="Street and number" name="address" required autoComplete="street-address" />
      </div>
      <div className={fields.end}>
        <SubmitButton>Save billing details</SubmitButton>
      </div>
    </Form>
  )
}
