import type { PaperFields } from '@sojourn/contract/ground/papers'
import { t } from '@sojourn/contract/words/t'
import { DateInput } from '../ui/date/date-input.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../ui/form/form.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import type { Confirming } from './confirm-paper.tsx'

interface Props extends Confirming {
  fields: PaperFields
  onDone: () => void
}

const EARLIEST = '1900-01-01'
const LATEST = '2099-12-31'

export function CorrectPaper({ fields, confirm, thanks, onDone }: Props) {
  const form = useForm({
    schema: () => import('@sojourn/contract/ground/papers').then(({ PaperFields }) => PaperFields),
    defaults: { ...fields },
    read: (data) => {
      const text = (name: keyof PaperFields) => String(data.get(name) ?? '')
      return {
        number: text('number'),
        surname: text('surname'),
        given_names: text('given_names'),
        nationality: text('nationality'),
        birth: text('birth'),
        expiry: text('expiry'),
      }
    },
    submit: async (typed) => {
      await confirm(typed)
      onDone()
      toast.success(thanks)
    },
  })
  return (
    <Form form={form} label={t('What stands in the paper')}>
      <TextInput label={t('Document number')} name="number" required autoComplete="off" spellCheck={false} />
      <TextInput label={t('Surname')} name="surname" required autoComplete="off" spellCheck={false} />
      <TextInput label={t('Given names')} name="given_names" autoComplete="off" spellCheck={false} />
      <TextInput
        label={t('Nationality')}
        name="nationality"
        required
        maxLength={3}
        autoComplete="off"
        help={t('The three letters in your paper, for example GHA')}
      />
      <DateInput label={t('Date of birth')} name="birth" required min={EARLIEST} max={LATEST} />
      <DateInput label={t('Expires on')} name="expiry" required min={EARLIEST} max={LATEST} />
      <div>
        <SubmitButton>{t('Save')}</SubmitButton>
      </div>
    </Form>
  )
}
