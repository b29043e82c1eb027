import { beforeEach, expect, test } from 'vitest'
import { click, findText, renderAt } from '../../test/render.tsx'
import { readChoice } from './consent.ts'
import ConsentBar from './consent-bar.tsx'

const analytics = { id: 'site-1', script: 'http://127.0.0.1:9/tag.js' }

beforeEach(() => {
  localStorage.removeItem('analytics')
  for (const tag of tags()) tag.remove()
  window.dataLayer = undefined as unknown as unknown[]
})

const tags = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]
const open = () => renderAt('/p/about', <ConsentBar analytics={analytics} />)
const bar = () => document.querySelector('[aria-label="Visitor statistics"]')

test('nothing is loaded before somebody says yes; then the tag comes, once', async () => {
  await open()
  expect(tags()).toEqual([])
  await click(findText('Allow'))
  expect(tags().map(({ src }) => src)).toEqual(['http://127.0.0.1:9/tag.js?id=site-1'])
  expect(bar()).toBeNull()
  expect(readChoice()).toBe('yes')
  await open()
  expect(tags()).toHaveLength(1)
})

test('whoever declines is not asked again, and nothing is loaded', async () => {
  await open()
  await click(findText('Decline'))
  expect(bar()).toBeNull()
  await open()
  expect(bar()).toBeNull()
  expect(tags()).toEqual([])
})
