import { act } from 'react'
import { expect, test } from 'vitest'
import { find, render } from '../../../test/render.tsx'
import { Avatar } from './avatar.tsx'

const shown = (picture: string) => render(<Avatar id="a" name="Amara Okafor" picture={picture} alone />)

test('a picture that cannot be loaded shows initials', async () => {
  await shown('/gone.webp')
  await act(async () => find('img').dispatchEvent(new Event('error')))
  expect(document.querySelector('img')).toBeNull()
  expect(find('[role=img]').textContent).toBe('AO')
  expect(find('[role=img]').getAttribute('aria-label')).toBe('Amara Okafor')
})

test('a picture that failed before the page woke shows initials too', async () => {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => true })
  await shown('/gone.webp')
  expect(find('[role=img]').textContent).toBe('AO')
})
