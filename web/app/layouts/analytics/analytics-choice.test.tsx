import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { text } from '../../../test/on-the-page.ts'
import { find, render } from '../../../test/render.tsx'
import { NO_SITE, SiteContext } from '../../session/site.ts'
import { AnalyticsChoice, TrackingInShort } from './analytics-choice.tsx'
import { readChoice } from './consent.ts'

const site = { ...NO_SITE, analytics: { id: 'G-1', script: 'https://count.example/tag.js' } }
const shown = (of = site) =>
  render(
    <SiteContext value={of}>
      <TrackingInShort />
      <AnalyticsChoice />
    </SiteContext>,
  )

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a place that counts nobody says so, and asks nothing', async () => {
  await shown({ ...NO_SITE } as typeof site)
  expect(text()).toContain('We set no advertising or tracking cookies')
  expect(text()).toContain('None of them follows you to other sites.')
  expect(document.querySelector('button')).toBeNull()
})

test('a place that counts names whose program it is, and that nothing is loaded without consent', async () => {
  await shown()
  expect(text()).toContain('count visits only of those who allow it')
  expect(text()).toContain('with a program from count.example.')
  expect(text()).toContain('Without your consent nothing of it is loaded.')
})

test.each([
  [null, 'Your visits are not counted.', 'Allow counting my visits'],
  ['no', 'Your visits are not counted.', 'Allow counting my visits'],
  ['maybe', 'Your visits are not counted.', 'Allow counting my visits'],
  ['yes', 'You allow us to count your visits.', 'Stop counting my visits'],
])('who chose %s reads so, and can change it', async (kept, words, button) => {
  if (kept) localStorage.setItem('analytics', kept)
  await shown()
  expect(text()).toContain(words)
  expect(find('button').textContent).toBe(button)
})

test.each([
  ['yes', 'yes'],
  ['no', 'no'],
  ['else', null],
])('what is kept as %s is read as %s', (kept, read) => {
  localStorage.setItem('analytics', kept)
  expect(readChoice()).toBe(read)
})

test('where storage is closed nobody is counted', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('closed')
    },
    clear: () => {},
  })
  expect(readChoice()).toBe('no')
})
