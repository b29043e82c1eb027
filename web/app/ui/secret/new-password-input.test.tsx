import { expect, test } from 'vitest'
import { find, render, type } from '../../../test/render.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

test('each rule shows whether it is met as the password grows', async () => {
  await render(<NewPasswordInput label="New password" name="password" />)
  const met = () =>
    [...document.querySelectorAll('li')].filter((rule) => rule.querySelector('[aria-label="Met:"]'))
  expect(met()).toHaveLength(0)
  await type(find('input'), 'Passw0rd')
  expect(met().map(({ textContent }) => textContent)).toEqual([
    '8 to 30 characters',
    'a lowercase letter',
    'an uppercase letter',
    'a digit',
  ])
  expect(find('[role="status"]').textContent).toBe('4 of 5 password rules met')
})
