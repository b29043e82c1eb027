import type { BillingDetails } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import fields from '../../layouts/own/fields.module.css'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { billingDefaults, readBillingDetails } from './billing-details.ts'
import { BillingFields } from './billing-fields.tsx'
import { billingDetailsQuery } from './billing-queries.ts'

export function DetailsForm() {
  const details = useQuery(billingDetailsQuery)
  return <Loaded query={details}>{(told) => <Known details={told} />}</Loaded>
}

function Known({ details }: { details: BillingDetails | null }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/money/subscriptions').then(({ NewBillingDetails }) => NewBillingDetails),
    defaults: billingDefaults(details),
    read: readBillingDetails,
    ...(!details && { draftKey: 'billing-details' }),
    submit: async (body) => {
      const { data } = await browserApi('PUT /subscriptions/billing-details', { body })
      queries.setQueryData(billingDetailsQuery.queryKey, data)
      toast.success(t('Your billing details are saved'))
    },
  })
  return (
    <Form form={form} label={t('Billing details')}>
      <BillingFields />
      <div className={fields.end}>
        <SubmitButton>{t('Save billing details')}</SubmitButton>
      </div>
    </Form>
  )
}
