import { expect, test } from 'vitest'
import { siteFacts } from '../site-facts.ts'
import { readSettings } from './settings.ts'
import { readSocialLinks } from './social-settings.ts'

test.each([undefined, '', ' , '])('no page elsewhere is named where none is set: %s', (text) => {
  expect(readSocialLinks(text)).toEqual([])
})

test('each page elsewhere is known by its network, in the order it was named', () => {
  const SOCIAL_LINKS = 'https://x.com/place, https://de.linkedin.com/company/place'
  expect(siteFacts(readSettings({ SECRET: 'x'.repeat(32), SOCIAL_LINKS })).social).toEqual([
    { network: 'x', name: 'X', href: 'https://x.com/place' },
    { network: 'linkedin', name: 'LinkedIn', href: 'https://de.linkedin.com/company/place' },
  ])
})

test.each([
  'http://x.com/place',
  'x.com/place',
  'javascript:alert(1)//x.com',
  'https://me:secret@x.com/place',
  'https://notx.com/place',
  'https://x.com.example.com/place',
])('an address that is no page of ours there stops the start with a sentence: %s', (text) => {
  expect(() => readSocialLinks(text)).toThrow('SOCIAL_LINKS has ')
})

test('two pages of one network stop the start too', () => {
  expect(() => readSocialLinks('https://x.com/one,https://x.com/two')).toThrow('two pages of x')
})
