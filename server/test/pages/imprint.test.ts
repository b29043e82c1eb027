import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'
import { wordsOf } from './words.ts'

const operator = {
  name: 'Sojourn GmbH',
  address: 'Kanalstraße 1, 10115 Berlin, Germany',
  register: 'HRB 1234',
  vatNumber: 'DE123456789',
  representative: 'Jana Vogel',
}

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: false, settings: { operator } })
})
afterAll(() => site.close())

test('who runs the place stands on a page that every foot links', async () => {
  const { document } = await site.page('/p/terms-and-condtions')
  const links = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/p/imprint')
  const { answer, document: page } = await site.page('/p/imprint')
  expect(answer.statusCode).toBe(200)
  const words = JSON.stringify(wordsOf(page.querySelector('main')))
  for (const told of [...Object.values(operator), 'support@sojourn.example']) expect(words).toContain(told)
})

test.each(['/p/terms-and-condtions', '/p/privacy-policy'])(
  '%s says that a lawyer must read it first',
  async (path) => {
    const { document } = await site.page(path)
    expect(document.querySelector('main [role=note]')?.textContent).toMatch(/^Template\./)
  },
)
