import { expect, test } from 'vitest'
import { fill } from './fill.ts'
import { acceptedLanguage, inLanguage, languageAt, withoutLanguage } from './languages.ts'

test.each([
  ['/fr/p/agents', 'fr', '/p/agents'],
  ['/fr', 'fr', '/'],
  ['/p/agents', 'en', '/p/agents'],
  ['/en/p/agents', 'en', '/en/p/agents'],
  ['/de', 'en', '/de'],
  ['/french', 'en', '/french'],
])('%s is in %s', (address, language, path) => {
  expect([languageAt(address), withoutLanguage(address)]).toEqual([language, path])
})

test.each([
  ['ar', '/', '/ar'],
  ['en', '/ar', '/'],
  ['es', '/fr/p/agents', '/es/p/agents'],
])('in %s %s is %s', (language, address, there) => {
  expect(inLanguage(language, address)).toBe(there)
})

test.each([
  ['de, ar-EG;q=0.9, en;q=0.8', 'ar'],
  ['en;q=0.2, fr;q=0.4', 'fr'],
  ['xx, *;q=0.1', undefined],
  ['fr;q=0', undefined],
  [undefined, undefined],
])('of %s we speak %s', (accepted, language) => {
  expect(acceptedLanguage(accepted)).toBe(language)
})

test('Arabic has six forms, and keeps a Latin name whole', () => {
  const message =
    '{name}: {count, plural, zero {صفر} one {واحد} two {اثنان} few {# قليل} many {# كثير} other {# آخر}}'
  const said = [0, 1, 2, 3, 11, 100].map((count) =>
    fill('ar-u-nu-latn', 'rtl', message, { name: 'Ada', count }),
  )
  expect(said).toEqual(
    ['صفر', 'واحد', 'اثنان', '3 قليل', '11 كثير', '100 آخر'].map((words) => `\u2068Ada\u2069: ${words}`),
  )
})
