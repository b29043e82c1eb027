import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'

const analytics = { id: 'site-1', script: 'https://count.example/tag.js' }

let without: Site
let counted: Site
beforeAll(async () => {
  without = await openSite({ withStory: false })
  counted = await openSite({ withStory: false, settings: { analytics } })
})
afterAll(() => Promise.all([without.close(), counted.close()]))

const policyOf = async (site: Site) =>
  String((await site.page('/p/about')).answer.headers['content-security-policy']).replaceAll(
    /'nonce-[^']+'/g,
    'nonce',
  )

test('where no id is set no page has a byte of it', async () => {
  const { answer } = await without.page('/p/about')
  expect(answer.body).not.toMatch(/analytics|googletagmanager|Visitor statistics/)
  expect(await policyOf(without)).not.toContain('http')
  expect((await without.page('/p/privacy-policy')).answer.body).toContain(
    'no advertising or tracking cookies',
  )
})

test('where one is set policy and privacy policy tell of it, and the page itself loads nothing', async () => {
  expect(await policyOf(counted)).toContain("script-src 'self' nonce https://count.example;")
  const { document } = await counted.page('/p/privacy-policy')
  expect(document.querySelector('main')?.textContent).toContain('count.example, to count visits')
  expect(document.querySelector('main')?.textContent).not.toContain('no advertising or tracking cookies')
  const loaded = [...document.querySelectorAll('script, link')].map(
    (tag) => `${tag.getAttribute('src')} ${tag.getAttribute('href')}`,
  )
  expect(loaded.join()).not.toContain('count.example')
  expect(document.querySelector('head')?.textContent).toContain('Visitor statistics')
})
