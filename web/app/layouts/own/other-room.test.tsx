import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { guardRoom, isOtherRoom } from '../../frames/room-guard.ts'
import { OtherRoom } from './other-room.tsx'

test('a page of the other mode waits for a switch, one of staff does not exist, and staff cannot switch', () => {
  expect(isOtherRoom('consultant', '/p/client/orders/one')).toBe(true)
  expect(isOtherRoom('unverified_consultant', '/p/agent/orders/one')).toBe(false)
  expect(isOtherRoom('subscriber', '/p/agent/wallet')).toBe(true)
  expect(isOtherRoom('subscriber', '/p/staff')).toBe(false)
  expect(isOtherRoom('staff', '/p/client/goals')).toBe(false)
  const thrownBy = (role: 'subscriber' | 'staff', path: string) => {
    try {
      guardRoom(role, path)
    } catch (thrown) {
      return thrown
    }
  }
  expect(thrownBy('subscriber', '/p/agent/services')).toBeUndefined()
  expect(thrownBy('subscriber', '/p/staff')).toMatchObject({ init: { status: 404 } })
  expect((thrownBy('staff', '/p/client/goals') as Response).headers.get('location')).toBe('/p/staff')
})

test('an agent who opens a client’s link switches and comes to it; a refusal stays on the page', async () => {
  const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
  vi.stubGlobal('fetch', network)
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  await renderAt(
    '/p/client/orders/one?tab=a#documents',
    <OtherRoom account={{ role: 'consultant', switched: false }} />,
  )
  expect(find('h1').textContent).toBe('This page is in Client Mode')
  expect(findText('Stay in Agent Mode').getAttribute('href')).toBe('/p/agent/services')

  network.mockResolvedValueOnce(Response.json({}, { status: 409 }))
  await click(findText('Switch and open'))
  await eventually(() => expect(find('aside').textContent).toContain('an error occurred.'))

  network.mockResolvedValueOnce(Response.json({ data: { is_a: 'subscriber', switched: true } }))
  await act(async () => findText('Switch and open').click())
  await eventually(() => expect(assign).toHaveBeenCalledWith('/p/client/orders/one?tab=a#documents'))
  expect(network.mock.calls.at(-1)?.[1].body).toBe('{"to":"subscriber"}')
})
