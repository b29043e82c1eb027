import { ADDRESS_LENGTH, FACT_NOTE_LENGTH, REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { FactsOfVisa } from '@sojourn/contract/desk/staff-facts'
import { FACT_NAMES, type FactKind } from '@sojourn/contract/ground/fact-words'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { factsOfVisaQuery } from './fact-queries.ts'
import { readValue } from './read-value.ts'
import { ValueInputs } from './value-inputs.tsx'

interface Props {
  visa: string
  fact: FactKind
  /** Undefined means that nothing is known. */
  known: FactsOfVisa['facts'][number] | undefined
  url: string | null
  onDone: () => void
}

/** Says what a fact is and where it was read; left as it is with a new day, it is confirmed. */
export function CorrectFact({ visa, fact, known, url, onDone }: Props) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/desk/staff-facts').then(({ FactCorrection }) => FactCorrection),
    read: (data) => {
      const { note, source, checked, reason } = readFilled(data)
      return {
        visa,
        fact,
        value: readValue(fact, data),
        ...(note !== undefined && { note }),
        source: source ?? '',
        checked: checked ?? '',
        reason: reason ?? '',
      }
    },
    submit: async (body) => {
      const { data } = await browserApi('PUT /staff/facts', { body })
      queries.setQueryData(factsOfVisaQuery(visa).queryKey, data)
      toast.success('The fact is corrected')
      onDone()
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label={`Correct: ${FACT_NAMES[fact]}`}>
      <ValueInputs fact={fact} value={known?.value} />
      <Origin known={known} url={url} />
      <div>
        <SubmitButton>Save fact</SubmitButton>
      </div>
    </Form>
  )
}

const Origin = ({ known, url }: Pick<Props, 'known' | 'url'>) => (
  <>
    <TextInput
      label="Note"
      name="note"
      maxLength={FACT_NOTE_LENGTH}
      defaultValue={known?.note ?? ''}
      help="A sentence for what the value does not say. Everyone reads it."
    />
    <TextInput
      label="Source"
      name="source"
      type="url"
      required
      maxLength={ADDRESS_LENGTH}
      defaultValue={known?.source ?? url ?? ''}
      help="The page of the authority where you read it."
    />
    <TextInput
      label="Checked on"
      name="checked"
      required
      maxLength={10}
      placeholder="YYYY-MM-DD"
      help="The day you read it there."
    />
    <Textarea label="Reason" name="reason" required maxLength={REASON_LENGTH} help="Colleagues read this." />
  </>
)
