import { afterEach, expect, test, vi } from 'vitest'
import { field } from '../../../test/on-the-page.ts'
import { click, render } from '../../../test/render.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const root = document.documentElement
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ name, value }) => `${name} ${value}`,
  )

afterEach(async () => {
  delete root.dataset.theme
})

test('a theme is shown at once, kept, and taken back by the one of the device', async () => {
  await render(<ThemeSwitch name="foot" />)
  expect(chosen()).toEqual(['foot system'])
  await click(field('Dark'))
  expect(root.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await click(field('System'))
  expect(root.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('all switches of a page say the same', async () => {
  await render(
    <>
      <ThemeSwitch name="head" />
      <ThemeSwitch name="foot" />
    </>,
  )
  await click(field('Light'))
  expect(chosen()).toEqual(['head light', 'foot light'])
  await click(field('System'))
})

test('where storage is closed the choice holds for this page', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('closed')
    },
    removeItem: () => {},
    clear: () => {},
  })
  await render(<ThemeSwitch name="foot" />)
  await click(field('Dark'))
  expect(root.dataset.theme).toBe('dark')
})
