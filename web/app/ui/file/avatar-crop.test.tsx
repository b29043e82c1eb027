import { act } from 'react'
import { expect, test } from 'vitest'
import { find, render } from '../../../test/render.tsx'
import { AvatarCrop } from './avatar-crop.tsx'

const choose = (file: File) =>
  act(async () => {
    const input = find<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('what is no picture is refused before anything opens', async () => {
  await render(<AvatarCrop onCropped={async () => {}} />)
  expect(document.body.textContent).toContain('PNG, JPG, WEBP, up to 20\u00a0MB')
  await choose(new File(['x'], 'me.pdf', { type: 'application/pdf' }))
  expect(find('[role="alert"]').textContent).toBe('Please select a PNG, JPEG or WebP picture.')
  expect(find('dialog').hasAttribute('open')).toBe(false)
})
