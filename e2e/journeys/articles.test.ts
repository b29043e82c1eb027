import { expect, test } from 'vitest'
import { visit } from '../browser.ts'
import { AMARA } from '../people.ts'

const { article } = AMARA
const path = `/${AMARA.uuid}/articles/${article.slug}`

test('an article is found, read and led on from to its author', async () => {
  const { page } = await visit('/p/articles')
  await page.getByRole('main').getByRole('link', { name: article.title }).click()
  await page.waitForURL(`**${path}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.innerText()).toBe(article.title)
  expect((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(1500)
  await page.getByRole('article').first().getByRole('link', { name: AMARA.name }).first().click()
  await page.waitForURL(`**/${AMARA.username}`)
  await expect.poll(() => heading.innerText()).toBe(AMARA.name)
})

test('the text of an article runs nothing and asks no other host', async () => {
  const { page } = await visit(path)
  const article = page.getByRole('article').first()
  expect(await article.locator('script, iframe, style, form, [style], [onclick], [onerror]').count()).toBe(0)
  expect(await article.locator('a[target]:not([rel~=noopener])').count()).toBe(0)
})
