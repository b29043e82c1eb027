import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { traderQuery } from './business-queries.ts'

/** Yes or no, without a default: the profile shows it either way. */
export function TraderPanel() {
  const declaration = useQuery(traderQuery)
  return (
    <Panel
      id="trader"
      title="Do you trade as a business?"
      intro="The law asks us to show this on your profile. Answer it before you publish a service."
    >
      <Loaded query={declaration}>{({ trader }) => <Declaration trader={trader} />}</Loaded>
    </Panel>
  )
}

const YES = 'yes'
const NO = 'no'

function Declaration({ trader }: { trader: boolean | null }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/supply/business').then(({ NewTraderDeclaration }) => NewTraderDeclaration),
    ...(trader !== null && { defaults: { trader: trader ? YES : NO } }),
    read: (data) => ({ trader: data.has('trader') ? data.get('trader') === YES : undefined }),
    submit: async (body) => {
      const { data } = await browserApi('PUT /account/consultant/trader-declaration', { body })
      queries.setQueryData(traderQuery.queryKey, data)
      toast.success('Your answer is saved')
    },
  })
  return (
    <Form form={form} label="Trader">
      <RadioGroup
        label="Your answer"
        name="trader"
        required
        framed
        choices={[
          {
            value: YES,
            label: 'Yes, I am a trader',
            help: 'You act for your trade, business or profession. Enter your business below: clients see its name, number and address.',
          },
          {
            value: NO,
            label: 'No, I am not a trader',
            help: 'You offer services outside of any trade or profession. Your profile says that consumer rights from EU law do not apply.',
          },
        ]}
      />
      <div>
        <SubmitButton>Save answer</SubmitButton>
      </div>
    </Form>
  )
}
