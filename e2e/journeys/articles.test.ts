import { describe, expect, test } from 'vitest'
import { sanitise } from '../../server/src/talk/articles/sanitise.ts'
import { hostilePayloads } from '../../server/test/hostile-payloads.ts'
import { askDatabase } from '../ask-database.ts'
import { PHONE, visit } from '../browser.ts'
import { makeGoalFor, serviceOf } from '../make-order.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { AMARA } from '../people.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent } from '../world.ts'

const { article } = AMARA
const ADDRESS = `/${AMARA.uuid}/articles/${article.slug}`

test('an article is found, read and led on from to its author; its text runs nothing and asks no other host', async () => {
  const { page } = await visit('/p/articles', { width: PHONE })
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('proof of funds')
  await act(page, () => main.getByRole('button', { name: 'Search', exact: true }).click())
  await arrive(page, /query=proof/)
  await act(page, () => main.getByRole('link', { name: article.title }).click())
  await arrive(page, `**${ADDRESS}`)
  const heading = page.getByRole('heading', { level: 1 })
  await see(heading, { text: article.title })
  const text = page.getByRole('article').first()
  await see(text, { text: /[\s\S]{1500}/ })
  const active = 'script, iframe, style, form, [style], [onclick], [onerror]'
  await see(text.locator(active), { count: 0 })
  await see(text.locator('a[target]:not([rel~=noopener])'), { count: 0 })

  await act(page, () => text.getByRole('link', { name: AMARA.name }).first().click())
  await arrive(page, `**/${AMARA.username}`)
  await see(heading, { text: AMARA.name })
})

test('a client reads an article, likes it, keeps it, and hires its author from it', async () => {
  const { page, context } = await visitAs(await makePerson(), ADDRESS, { width: PHONE })
  const service = await serviceOf(context, AMARA.username)
  await makeGoalFor(context, service, 'Lagos to Toronto')
  await act(page, () => page.getByRole('button', { name: `Like ${article.title}` }).click())
  await act(page, () => page.getByRole('button', { name: `Add ${article.title} to your wishlist` }).click())
  await reload(page)
  await see(page.getByRole('button', { name: `Liked ${article.title}` }))

  await goTo(page, '/p/client/wishlist/articles')
  await act(page, () => page.getByRole('main').getByRole('link', { name: article.title }).click())
  await arrive(page, `**${ADDRESS}`)
  await act(page, () =>
    page
      .getByRole('button', { name: /^Hire agent for/ })
      .first()
      .click(),
  )
  const dialog = page.getByRole('dialog', { name: 'Select Goal' })
  await see(dialog.getByText('Lagos to Toronto'))
})

test('a visitor who likes is told to sign in', async () => {
  const { page } = await visit(ADDRESS, { width: PHONE })
  await act(page, () => page.getByRole('button', { name: `Like ${article.title}` }).click())
  await see(page.getByText('You have to login to like article.'))
  await see(page.getByRole('dialog', { name: 'Sign in or join' }))
})

declare global {
  var __ran: number | undefined
}

describe('hostile words', () => {
  test('cleaned, none of a thousand runs or asks for what the content policy forbids', async () => {
    const { page } = await visit('/p/about')
    const clean = hostilePayloads.map(sanitise)
    const ran = await page.evaluate((parts) => {
      for (const part of parts) {
        const place = document.createElement('div')
        document.body.append(place)
        place.innerHTML = part
        for (const element of place.querySelectorAll('*')) element.dispatchEvent(new Event('focus'))
        place.remove()
      }
      return globalThis.__ran
    }, clean)
    expect(ran).toBeUndefined()
  })

  test('stored by whatever way, an article with all of them runs none', async () => {
    const agent = await makeAgent()
    // Every way a tag runs by itself, also where a title stands in the head of a page and in its data.
    const title = hostilePayloads
      .slice(0, 70)
      .join(' ')
      .replaceAll(/\p{Cc}/gu, '')
    await askDatabase(
      `with written as (
         insert into article (agent_id, status, title, category, html, published_at, created_at, updated_at)
         values ($1, 'published', $2, 'Study', $3, now(), now(), now()) returning id
       ), named as (
         insert into article_slug (agent_id, slug, article_id, created_at) select $1, 'hostile', id, now() from written
       )
       insert into live_article (article_id, agent_id, version, slug, title, category, excerpt, html, reading_minutes,
         published_at, changed_at)
       select id, $1, 1, 'hostile', $2, 'Study', $2, $3, 1, '2026-01-01', now() from written`,
      [agent.uuid, title, hostilePayloads.join('\n')],
    )
    const { page } = await visit(`/${agent.uuid}/articles/hostile`)
    await see(page.getByRole('heading', { level: 1 }), { text: /<img src=x onerror=window\.__ran=1>/ })
    await expect.poll(() => page.evaluate(() => globalThis.__ran)).toBeUndefined()
  })
})
