import { test } from 'vitest'
import { PHONE, visit } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { AMARA } from '../people.ts'
import { see } from '../see.ts'

const { article } = AMARA

test('an article is found, read and led on from to its author; its text runs nothing and asks no other host', async () => {
  const { page } = await visit('/p/articles', { width: PHONE })
  await page.getByRole('main').getByRole('link', { name: article.title }).click()
  await arrive(page, `**/${AMARA.uuid}/articles/${article.slug}`)
  const heading = page.getByRole('heading', { level: 1 })
  await see(heading, { text: article.title })
  const text = page.getByRole('article').first()
  await see(text, { text: /[\s\S]{1500}/ })
  const active = 'script, iframe, style, form, [style], [onclick], [onerror]'
  await see(text.locator(active), { count: 0 })
  await see(text.locator('a[target]:not([rel~=noopener])'), { count: 0 })

  await text.getByRole('link', { name: AMARA.name }).first().click()
  await arrive(page, `**/${AMARA.username}`)
  await see(heading, { text: AMARA.name })
})
