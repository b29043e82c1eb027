import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../src/settings/settings.ts'
import { openSite, type Site } from './site.ts'
import { wordsOf } from './words.ts'

let site: Site
let demo: Site
beforeAll(async () => {
  const supportEmail = 'help@place.test'
  site = await openSite({ withStory: false, settings: { supportEmail, figures: [], demo: false } })
  const { figures } = readSettings({ SECRET: 'x'.repeat(32) })
  demo = await openSite({ withStory: true, settings: { demo: true, figures } })
})
afterAll(() => Promise.all([site.close(), demo.close()]))

test.each(['/', '/p/contact-us', '/p/privacy-policy', '/p/terms-and-condtions'])(
  '%s names the address of support that is set, and no other',
  async (path) => {
    const { answer, document } = await site.page(path)
    const addresses = [...document.querySelectorAll('a[href^="mailto:"]')].map((link) =>
      link.textContent?.trim(),
    )
    expect(new Set(addresses)).toEqual(new Set(['help@place.test']))
    expect(answer.body).not.toContain('support@sojourn.example')
  },
)

test('the home page counts only what somebody stands for', async () => {
  expect(wordsOf((await site.page('/')).document.querySelector('main'))).not.toMatch(/15k|12k|happy clients/)
  const told = wordsOf((await demo.page('/')).document.querySelector('main'))
  expect(told).toMatch(/15k/)
  expect(told).toContain('12k')
})

test('what clients of the story say is told to be an example', async () => {
  expect(wordsOf((await demo.page('/')).document.querySelector('main'))).toContain(
    'these clients are invented',
  )
})

test('the privacy policy names who works for the place', async () => {
  const words = wordsOf((await site.page('/p/privacy-policy')).document.querySelector('main'))
  expect(words).toContain('no money moves')
  expect(words).not.toContain('a payment processor, to charge cards')
})
