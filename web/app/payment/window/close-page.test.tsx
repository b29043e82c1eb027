import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { eventually, find, findText } from '../../../test/render.tsx'
import Close, { meta } from './close-page.tsx'
import { noteWayBack } from './way-back.ts'

const Page = Close as ComponentType
const close = vi.fn()

beforeEach(() => {
  close.mockReset()
  vi.spyOn(window, 'close').mockImplementation(close)
  Object.assign(window, { opener: null })
})

test('a window that a page opened closes itself', async () => {
  Object.assign(window, { opener: window })
  const { address } = await openPage(Page, '/p/close')
  expect(close).toHaveBeenCalledOnce()
  expect(address()).toBe('/p/close')
})

test('a tab that was taken for the payment goes on to where one was, once', async () => {
  noteWayBack('/p/client/orders?checkout=x')
  const { address } = await openPage(Page, '/p/close', { pattern: '/p/close' })
  await eventually(() => expect(address()).toBe('/p/client/orders?checkout=x'))
  expect(close).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('payment_from')).toBeNull()
})

test('who comes here otherwise reads what to do', async () => {
  const { address } = await openPage(Page, '/p/close')
  expect(find('h1').textContent).toBe('You can close this window')
  expect(document.body.textContent).toContain('Go back to the tab you came from.')
  expect(findText('Go to the home page instead').getAttribute('href')).toBe('/')
  expect(address()).toBe('/p/close')
})

test('a way back that leads to another site leads nowhere', async () => {
  noteWayBack('https://evil.example/')
  const { address } = await openPage(Page, '/p/close')
  expect(address()).toBe('/p/close')
})

test('no search engine keeps it', () => {
  const told = meta({ matches: [], location: { pathname: '/p/close' } } as never)
  expect(told).toContainEqual({ name: 'robots', content: 'noindex' })
})
