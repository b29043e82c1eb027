import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { traderQuery } from './business-queries.ts'
import { NO, TRADER_CHOICES, YES } from './trader-answers.ts'

/** Asks an agent whether they act for a trade. */
export function TraderForm({ trader }: { trader: boolean | null }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/supply/business').then(({ NewTraderDeclaration }) => NewTraderDeclaration),
    ...(trader !== null && { defaults: { trader: trader ? YES : NO } }),
    read: (data) => ({ trader: data.has('trader') ? data.get('trader') === YES : undefined }),
    submit: async (body) => {
      const { data } = await browserApi('PUT /account/consultant/trader-declaration', { body })
      queries.setQueryData(traderQuery.queryKey, data)
      toast.success(t('Your answer is saved'))
    },
  })
  return (
    <Form form={form} label={t('Trader')}>
      <RadioGroup label={t('Your answer')} name="trader" required framed choices={TRADER_CHOICES} />
      <div>
        <SubmitButton>{t('Save answer')}</SubmitButton>
      </div>
    </Form>
  )
}
