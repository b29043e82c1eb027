import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { field, noteOf } from '../../../test/on-the-page.ts'
import { click, find, render, type } from '../../../test/render.tsx'
import { Checkbox } from '../choice/checkbox.tsx'
import { RadioGroup } from '../choice/radio-group.tsx'
import { Select } from '../choice/select.tsx'
import { FormContext } from './form-context.ts'
import { SearchInput } from './search-input.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

const within = (
  state: { errors?: Record<string, string>; defaults?: Record<string, string> },
  element: React.ReactNode,
) => render(<FormContext value={{ errors: {}, defaults: {}, busy: false, ...state }}>{element}</FormContext>)

test('a field that may stay empty says so; a required one, and a filter, do not', async () => {
  await render(
    <>
      <TextInput label="City" name="city" />
      <TextInput label="Email" name="email" required />
      <Select label="Status" name="status" unmarked choices={[]} />
    </>,
  )
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['Cityoptional', 'Email', 'Status'])
})

test('the help is heard with the field; what is wrong takes its place', async () => {
  await within({ errors: { email: 'please enter an email' } }, [
    <TextInput key="a" label="City" name="city" help="Where you live." required />,
    <TextInput key="b" label="Email" name="email" help="We write there." required />,
  ])
  expect(noteOf('City')).toBe('Where you live.')
  expect(field('City').getAttribute('aria-invalid')).toBeNull()
  expect(noteOf('Email')).toBe('please enter an email')
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
})

test('a field without help or fault describes nothing', async () => {
  await render(<TextInput label="City" name="city" required />)
  expect(field('City').getAttribute('aria-describedby')).toBeNull()
})

test('what a form keeps comes before what a field begins with', async () => {
  await within({ defaults: { city: 'Lagos', note: 'Kept' } }, [
    <TextInput key="a" label="City" name="city" defaultValue="Abuja" required />,
    <TextInput key="b" label="Street" name="street" defaultValue="Marina" required />,
    <Textarea key="c" label="Note" name="note" required />,
  ])
  expect(field('City').value).toBe('Lagos')
  expect(field('Street').value).toBe('Marina')
  expect(field('Note').value).toBe('Kept')
  expect(document.body.textContent).toContain('4/')
})

test('a long text counts its letters, and is told when it is full', async () => {
  await render(<Textarea label="Reason" name="reason" maxLength={10} required />)
  const counter = () => find('[data-figures]')
  expect(counter().textContent).toBe('0/10')
  await type(field('Reason'), 'Ten letter')
  expect(counter().textContent).toBe('10/10')
  expect(counter().className).toBe('full')
  await type(field('Reason'), 'Nine lett')
  expect(counter().className).toBe('counter')
})

test('the cross empties a search, tells whoever listens, and leaves the cursor there', async () => {
  const onInput = vi.fn()
  await render(
    <SearchInput label="Search orders" onInput={({ currentTarget: { value } }) => onInput(value)} />,
  )
  await type(field('Search orders'), 'ngozi')
  await click(find('[aria-label="Clear"]'))
  expect(onInput.mock.calls).toEqual([['ngozi'], ['']])
  expect(field('Search orders').value).toBe('')
  expect(document.activeElement).toBe(field('Search orders'))
})

test('a tick kept in a draft is there again, and one that was taken out stays out', async () => {
  await within({ defaults: { agreed: 'on', note: 'x' } }, [
    <Checkbox key="a" label="I agree" name="agreed" />,
    <Checkbox key="b" label="Remind me" name="remind" defaultChecked />,
  ])
  expect(field('I agree').checked).toBe(true)
  expect(field('Remind me').checked).toBe(false)
})

test('without a draft a tick begins as the page says, and tells what is wrong with it', async () => {
  await within({ errors: { agreed: 'please confirm this' } }, [
    <Checkbox key="a" label="I agree" name="agreed" help="You can take it back." />,
    <Checkbox key="b" label="Remind me" name="remind" defaultChecked />,
  ])
  expect(field('Remind me').checked).toBe(true)
  expect(noteOf('I agree')).toBe('please confirm this')
})

const answers = [
  { value: 'yes', label: 'Yes', help: 'At once.' },
  { value: 'no', label: 'No' },
  { value: 'later', label: 'Later', disabled: true },
]

test('one of a few is chosen by its words, and told', async () => {
  const onChange = vi.fn()
  await render(<RadioGroup label="Answer" name="answer" choices={answers} onChange={onChange} required />)
  expect(find('[role="radiogroup"]').getAttribute('aria-labelledby')).toBeTruthy()
  await click(field('No'))
  expect(onChange.mock.calls).toEqual([['no']])
  expect([field('Yes').checked, field('No').checked]).toEqual([false, true])
  expect(field('Later').disabled).toBe(true)
})

test('a kept choice is chosen again; one the page decides follows the page', async () => {
  await within({ defaults: { answer: 'no' } }, [
    <RadioGroup key="a" label="Answer" name="answer" choices={answers} defaultValue="yes" />,
  ])
  expect(field('No').checked).toBe(true)
})

test('a choice that the page holds does not move by itself', async () => {
  await render(<RadioGroup label="Answer" name="answer" choices={answers} value="yes" />)
  await click(field('No'))
  expect(field('Yes').checked).toBe(true)
})

test('a list begins with its empty line, or with what is kept', async () => {
  await within({ defaults: { kept: 'no' } }, [
    <Select key="a" label="Answer" name="answer" placeholder="Choose" choices={answers} required />,
    <Select key="b" label="Kept" name="kept" placeholder="Choose" choices={answers} required />,
    <Select key="c" label="Own" name="own" choices={answers} defaultValue="yes" required />,
  ])
  expect(field('Answer').value).toBe('')
  expect(field('Kept').value).toBe('no')
  expect(field('Own').value).toBe('yes')
  const [first] = field<HTMLSelectElement>('Answer').options
  expect(first?.textContent).toBe('Choose')
  await act(async () => {})
})
