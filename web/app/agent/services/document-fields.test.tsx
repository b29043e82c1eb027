import type { OwnService } from '@sojourn/contract/supply/services'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { click, find, findText, render, type } from '../../../test/render.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { DocumentFields } from './document-fields.tsx'

const serviceWith = (...names: string[]) =>
  ({ requirements: names.map((name) => ({ name, mandatory: true })) }) as OwnService

interface Props {
  /** The device kept it as a draft. */
  defaults?: Record<string, string>
  onForm?: (required: string) => void
  checklist?: string[]
}

/** A service's form that saving brings a new service to. */
function Page({ defaults = {}, onForm, checklist = ['Photos', 'Bank statement'] }: Props) {
  const [service, setService] = useState(serviceWith('Passport'))
  const form = useForm({
    schema: () => Promise.reject(new Error('not needed')),
    submit: async () => {},
    defaults,
  })
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    onForm?.(String(new FormData(currentTarget).get('required_documents')))
  return (
    <Form form={{ ...form, onInput }}>
      <DocumentFields service={service} checklist={checklist} />
      <button type="button" onClick={() => setService(serviceWith('Passport', 'Photos'))}>
        Saved
      </button>
    </Form>
  )
}

const line = () => find<HTMLInputElement>('input[type="text"]')
const held = () => find<HTMLTextAreaElement>('[name="required_documents"]').value

test('half a document stays, with the focus, when what was saved comes back', async () => {
  await render(<Page />)
  line().focus()
  await type(line(), 'Birth certi')
  await click(findText('Saved'))
  expect(line().value).toBe('Birth certi')
  expect(document.activeElement).toBe(line())
})

test('the checklist of a visa begins the list anew, whatever this device kept, and the form hears of it', async () => {
  const onForm = vi.fn()
  await render(<Page defaults={{ required_documents: 'Of last week' }} onForm={onForm} />)
  expect(held()).toBe('Of last week')
  await click(findText('Start with the checklist of this visa'))
  expect(held()).toBe('Photos\nBank statement')
  expect(onForm.mock.calls).toEqual([['Photos\nBank statement']])
  expect(document.body.textContent).not.toContain('Start with the checklist')
})

const each = () => find<HTMLInputElement>('[name="each_documents"]').value
const ticks = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]

test('a document is asked of each person with a tick, which the form hears of and the device keeps', async () => {
  const onForm = vi.fn()
  await render(<Page defaults={{ each_documents: 'Passport' }} onForm={() => onForm(each())} />)
  expect(ticks().map(({ checked }) => checked)).toEqual([true])
  await click(ticks()[0]!)
  expect(each()).toBe('')
  expect(onForm).toHaveBeenLastCalledWith('')
  await click(ticks()[0]!)
  expect([each(), ticks()[0]?.checked]).toEqual(['Passport', true])
  expect(onForm).toHaveBeenLastCalledWith('Passport')
})

test('of a checklist, what each person has is asked of each', async () => {
  await render(<Page checklist={['Passport', 'Bank statement']} />)
  await click(findText('Start with the checklist of this visa'))
  expect(each()).toBe('Passport')
})

test('of a checklist, papers that only some clients have go where nothing waits for them', async () => {
  await render(<Page checklist={['Passport', 'Invitation, if you visit someone', 'Fingerprints']} />)
  await click(findText('Start with the checklist of this visa'))
  expect(held()).toBe('Passport')
  expect(find<HTMLTextAreaElement>('[name="optional_documents"]').value).toBe(
    'Invitation, if you visit someone',
  )
})
