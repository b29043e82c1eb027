import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, findText } from '../../test/render.tsx'
import './offline.ts'

let isOnline: boolean
const followed = vi.fn((event: Event) => event.preventDefault())
const comesBack = () => {
  isOnline = true
  dispatchEvent(new Event('online'))
}

beforeEach(() => {
  isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  followed.mockClear()
  document.body.innerHTML =
    '<header><a href="/p/about">About</a><a href="https://elsewhere.example/">Elsewhere</a></header><main>Here</main>'
  document.body.addEventListener('click', followed, { once: false })
})
afterEach(() => {
  document.body.removeEventListener('click', followed)
  vi.restoreAllMocks()
})

const press = (text: string) => act(async () => findText(text).click())
const presses = () => followed.mock.calls.filter(([{ target }]) => target === findText('About')).length

test('a link pressed without a network shows a page of ours, and is followed once it is back', async () => {
  await press('About')
  expect(find('section h1').textContent).toBe('You are offline')
  expect(document.activeElement).toBe(find('section h1'))
  expect(find('main').style.display).toBe('none')
  expect(find('header').closest('[inert], dialog')).toBeNull()
  expect(presses()).toBe(0)
  await press('Retry')
  expect(find('section [role=status]').textContent).toBe('Retry failed. Please check your connection.')
  comesBack()
  expect(presses()).toBe(1)
  expect(document.querySelector('section')).toBeNull()
})

test('another link pressed meanwhile takes the place of the first', async () => {
  await press('About')
  await press('About')
  expect(document.querySelectorAll('section')).toHaveLength(1)
  comesBack()
  expect(presses()).toBe(1)
  expect(find('main').style.display).toBe('')
})

test('who stays is led nowhere later', async () => {
  await press('About')
  await press('Stay here')
  expect(document.querySelector('section')).toBeNull()
  comesBack()
  expect(presses()).toBe(0)
})

test('with a network, and to other sites, nothing stands between', async () => {
  await press('Elsewhere')
  expect(document.querySelector('section')).toBeNull()
  isOnline = true
  await press('About')
  expect(presses()).toBe(1)
})
