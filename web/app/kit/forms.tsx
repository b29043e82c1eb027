import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { Select } from '../ui/choice/select.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { DraftState } from '../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../ui/form/form.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { Row } from '../ui/text/layout.tsx'
import { Part } from './kit-section.tsx'

const answers = [
  { value: 'thanks', label: 'Thanks' },
  { value: 'refused', label: 'Refuses the email' },
  { value: 'broken', label: 'Breaks' },
]

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export function Forms() {
  const [answer, setAnswer] = useState('thanks')
  const form = useForm({
    schema: () => import('@sojourn/contract/ground/contact').then((contract) => contract.ContactMessage),
    draftKey: 'kit-contact',
    submit: async () => {
      await wait(1200)
      if (answer === 'refused') throw refusal
      if (answer === 'broken') throw ApiError.unreachable()
      toast.success('Thank you. We answer within a day.')
      form.reset()
    },
  })
  return (
    <>
      <Part title="A form with a draft">
        <Form form={form} label="Contact us">
          <TextInput name="name" label="Name" autoComplete="name" required />
          <TextInput name="email" type="email" label="Email address" autoComplete="email" required />
          <TextInput name="subject" label="Subject" required />
          <Textarea name="message" label="Message" maxLength={4000} required />
          <Row spread>
            <DraftState form={form} />
            <SubmitButton>Send message</SubmitButton>
          </Row>
        </Form>
      </Part>
      <Part title="How the server answers it">
        <Select
          label="Answer"
          choices={answers}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
          required
        />
      </Part>
    </>
  )
}

const refusal = new ApiError(422, {
  code: 'invalid_fields',
  message: 'Please check the highlighted fields.',
  errors: [{ field: 'email', message: 'we cannot write to this address' }],
})
