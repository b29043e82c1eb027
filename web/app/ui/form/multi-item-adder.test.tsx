import { expect, test } from 'vitest'
import { click, find, findText, press, render, type } from '../../../test/render.tsx'
import { MultiItemAdder } from './multi-item-adder.tsx'

const held = () => find<HTMLTextAreaElement>('[name="papers"]').value
const line = () => find<HTMLInputElement>('input[type="text"]')
const shown = () => [...document.querySelectorAll('li span')].map((text) => text.textContent)

test('Enter and the button add what is typed, nothing adds nothing', async () => {
  await render(<MultiItemAdder label="Papers" name="papers" />)
  await type(line(), ' Passport ')
  await press(line(), 'Enter')
  await press(line(), 'Enter')
  await type(line(), 'Photos')
  await click(findText('Add'))
  expect(shown()).toEqual(['Passport', 'Photos'])
  expect(held()).toBe('Passport\nPhotos')
  expect(line().value).toBe('')
})

test('items are moved and removed by buttons that say what they do, and it is announced', async () => {
  await render(<MultiItemAdder label="Papers" name="papers" defaultValue={['a', 'b', 'c']} />)
  await click(find('[aria-label="Move c up"]'))
  expect(held()).toBe('a\nc\nb')
  expect(find('[role="status"]').textContent).toBe('c is now number 2 of 3')
  await click(find('[aria-label="Remove a"]'))
  expect(held()).toBe('c\nb')
  expect(document.activeElement).toBe(line())
  expect(find<HTMLButtonElement>('[aria-label="Move c up"]').disabled).toBe(true)
})
