import { act } from 'react'
import { expect, test } from 'vitest'
import { click, find, render } from '../../../test/render.tsx'
import { FormContext } from '../form/form-context.ts'
import { OrderedSelect } from './ordered-select.tsx'

const options = [
  { value: 'en', label: 'English' },
  { value: 'ig', label: 'Igbo' },
  { value: 'pt', label: 'Portuguese' },
]
const held = () => find<HTMLInputElement>('[name="languages"]').value
const shown = () => [...document.querySelectorAll('li span')].flatMap(({ textContent }) => textContent || [])
const show = (chosen: string, most = 10) =>
  render(
    <FormContext value={{ errors: {}, defaults: { languages: chosen }, busy: false }}>
      <OrderedSelect
        label="Languages"
        name="languages"
        adding="Add a language"
        options={options}
        most={most}
      />
    </FormContext>,
  )

test('begins with what the form holds, by name and in its order', async () => {
  await show('ig,en')
  expect(shown()).toEqual(['Igbo', 'English'])
  expect(held()).toBe('ig,en')
})

test('what is chosen is moved and removed by buttons that say what they do, and it is announced', async () => {
  await show('ig,en,pt')
  await click(find('[aria-label="Move Portuguese up"]'))
  expect(held()).toBe('ig,pt,en')
  expect(find('[role="status"]').textContent).toBe('Portuguese is now number 2 of 3')
  await click(find('[aria-label="Remove Igbo"]'))
  expect(held()).toBe('pt,en')
  expect(find<HTMLButtonElement>('[aria-label="Move Portuguese up"]').disabled).toBe(true)
})

test('what is typed on after a choice goes to the next one, from the moment the choice is shown', async () => {
  await show('ig,en')
  await act(async () => {
    find('[aria-label="Remove Igbo"]').click()
    await Promise.resolve()
    expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  })
})

test('offers no more once there are as many as may be', async () => {
  await show('ig,en', 2)
  expect(document.querySelector('[role="combobox"]')).toBeNull()
})
