import { expect, test } from 'vitest'
import { field } from '../../../test/on-the-page.ts'
import { click, find, render, type } from '../../../test/render.tsx'
import { PasswordInput } from './password-input.tsx'
import { PasswordMeter } from './password-meter.tsx'

test('a password is hidden until one looks at it, and stays what was typed', async () => {
  await render(<PasswordInput label="Password" name="password" autoComplete="current-password" required />)
  await type(field('Password'), 'correct horse')
  expect(field('Password').type).toBe('password')
  await click(find('[aria-label="Show password"]'))
  expect(field('Password').type).toBe('text')
  expect(field('Password').value).toBe('correct horse')
  await click(find('[aria-label="Hide password"]'))
  expect(field('Password').type).toBe('password')
})

test('no draft keeps it, whether it is shown or not, and no keyboard mends it', async () => {
  await render(<PasswordInput label="Password" name="password" autoComplete="new-password" required />)
  await click(find('[aria-label="Show password"]'))
  expect(field('Password').dataset.sensitive).toBe('')
  expect(field('Password').autocomplete).toBe('new-password')
  expect(field('Password').getAttribute('spellcheck')).toBe('false')
  expect(field('Password').getAttribute('autocapitalize')).toBe('none')
})

test('which rules a new password meets is heard, and nothing of an empty one', async () => {
  await render(<PasswordMeter password="" />)
  expect(find('[role=status]').textContent).toBe('')
  document.body.replaceChildren()
  await render(<PasswordMeter password="Abcdefg1" />)
  expect(find('[role=status]').textContent).toMatch(/^\d of \d password rules met$/)
})
