import { expect, test, vi } from 'vitest'
import { forgetDrafts, forgetDraftsOfOthers } from './forget-drafts.ts'

const keep = (...keys: string[]) => {
  for (const key of keys) localStorage.setItem(key, '{}')
}
const kept = () => Object.keys(localStorage).toSorted()

test('who signs out leaves no draft behind, and everything else', () => {
  keep('draft:ngozi:goal', 'draft:visitor:contact', 'device_id', 'undrafted')
  forgetDrafts()
  expect(kept()).toEqual(['device_id', 'undrafted'])
})

test('who signs in keeps their own drafts and what they typed before, and finds none of others', () => {
  keep('draft:ngozi:goal', 'draft:amara:service', 'draft:visitor:contact', 'draft:ngozi2:goal', 'device_id')
  forgetDraftsOfOthers('ngozi')
  expect(kept()).toEqual(['device_id', 'draft:ngozi:goal', 'draft:visitor:contact'])
})

test('a closed storage stops nobody from signing out', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy({ clear: () => {} } as Storage, {
      ownKeys: () => {
        throw new Error('closed')
      },
    }),
  )
  expect(forgetDrafts).not.toThrow()
})
