import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, findText, render } from '../../../test/render.tsx'
import { currentToasts } from '../../ui/feedback/toast-store.ts'
import { ModeSwitch } from './mode-switch.tsx'

const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

const shown = (role: 'subscriber' | 'consultant', switched: boolean) => {
  vi.stubGlobal('fetch', network.mockReset())
  return render(<ModeSwitch account={{ role, switched }} open onClose={() => {}} />)
}

const refused = () => Response.json({}, { status: 409 })
const press = () => act(async () => findText('Switch', 'button span, button').closest('button')?.click())

test('a client is asked before they switch to agent mode', async () => {
  await shown('subscriber', false)
  expect(find('h2').textContent).toBe('Switching to Agent Mode')
  network.mockResolvedValueOnce(refused())
  await press()
  expect(network.mock.calls[0]?.[0]).toBe('/api/account/switch')
  expect(network.mock.calls[0]?.[1].body).toBe('{"to":"consultant"}')
  expect(currentToasts().at(-1)?.text).toBe('an error occurred.')
})

test('away from home the call without a body leads back', async () => {
  await shown('consultant', true)
  expect(find('h2').textContent).toBe('Switching to Client Mode')
  network.mockResolvedValueOnce(refused())
  await press()
  expect(network.mock.calls[0]?.[1].body).toBeUndefined()
})
