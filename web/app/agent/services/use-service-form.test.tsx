import type { OwnService } from '@sojourn/contract/supply/services'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test, vi } from 'vitest'
import { click, eventually, find, renderAt, type } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { currentToasts } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { MultiItemAdder } from '../../ui/form/multi-item-adder.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { MissingList } from './missing-list.tsx'
import { useServiceForm } from './use-service-form.ts'

// Reading the rules for the first time takes longer than a test may.
beforeAll(async () => void (await import('@sojourn/contract/supply/services')), 60_000)

const active = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  status: [1, 'Active'],
  may: ['change'],
  country: { id: 'DE', name: 'Germany' },
  visa: { id: 'de/student-visa', name: 'Student visa', purposes: [] },
  title: 'Student visa',
  description: 'All of it.',
  price: { amount: 125_050, currency: 'USD' },
  delivery: { value: 2, unit: 'Week' },
  meeting_length: null,
  requirements: [],
  refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  stages: [],
  version: 1,
  missing: [],
} as unknown as OwnService

function Fields() {
  const { form, refusal } = useServiceForm(active, () => {})
  return (
    <Form form={form}>
      <MissingList missing={refusal ?? []} isRefusal={refusal !== null} />
      {['description', 'price', 'delivery_time', 'delivery_unit', 'meeting_length'].map((name) => (
        <TextInput key={name} label={name} name={name} />
      ))}
      {['before_filing', 'after_filing'].map((stage) => (
        <TextInput key={stage} label={stage} name={`refund_schedule.${stage}`} />
      ))}
      <TextInput label="Name" name="title" />
      <MultiItemAdder label="Required" name="required_documents" defaultValue={['Passport']} />
      <MultiItemAdder label="Optional" name="optional_documents" defaultValue={['x'.repeat(201)]} />
      <SubmitButton>Publish changes</SubmitButton>
    </Form>
  )
}

const page = () =>
  renderAt(
    '/',
    <QueryClientProvider client={makeQueryClient()}>
      <Fields />
    </QueryClientProvider>,
  )
const publish = () => click(find('[type="submit"]'))
const optional = () => find<HTMLTextAreaElement>('[name="optional_documents"]')

test('a document that is wrong is shown at its list, which takes the focus', async () => {
  await page()
  await publish()
  await eventually(() => expect(optional().getAttribute('aria-invalid')).toBe('true'))
  expect(find('[name="required_documents"]').getAttribute('aria-invalid')).toBe(null)
  expect(document.activeElement).toBe(find('input[type="text"]', optional().parentElement!))
})

test('what once stood in the way of a change is gone when it is public', async () => {
  const licence = [{ field: 'licence', message: 'please add your licence' }]
  const answers = [
    () => Response.json({ message: 'Not yet.', code: 'invalid', errors: licence }, { status: 422 }),
    () => Response.json({ data: active }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift()?.())
  await page()
  await click(find('[aria-label^="Remove xxx"]'))
  await publish()
  await eventually(() => find('section[role="alert"]'))
  await type(find<HTMLInputElement>('[name="title"]'), 'Student visa, whole')
  await publish()
  await eventually(() => expect(currentToasts().map(({ text }) => text)).toContain('Your changes are public'))
  expect(document.querySelector('section[role="alert"]')).toBe(null)
})
