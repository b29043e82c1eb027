import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeArticle } from '../../../../test/articles.ts'
import { Browser, makePerson, signIn, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'

let server: TestApp
let agent: TestPerson
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(60_000)
  agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
})

const visitor = () => new Browser(server)
const someone = async () => signIn(server, await makePerson(server))
const published = (more = {}) => makeArticle(server, agent, { status: 'published', ...more })

async function addressOf(id: string) {
  const { slug } = await server.context.db
    .selectFrom('live_article')
    .select('slug')
    .where('article_id', '=', id)
    .executeTakeFirstOrThrow()
  return `/consultants/${agent.id}/articles/${slug}`
}
const setAgent = (set: Record<string, unknown>) =>
  server.context.db.updateTable('agent').set(set).where('person_id', '=', agent.id).execute()

describe('an article', () => {
  test('is read with its author, what they can be hired for, and what to read next', async () => {
    const other = await published()
    const article = await published({ html: '<p>Read<script>window.__ran=1</script></p>' })
    const { status, body } = await visitor().get(await addressOf(article.id))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      title: article.title,
      description: '<p>Read</p>',
      like_id: null,
      likes: 0,
      author: { uuid: agent.id, verified: true, listed: true, open: true },
    })
    expect(body.data.related.map(({ id }: { id: string }) => id)).toContain(other.id)
    expect(body.data.related.map(({ id }: { id: string }) => id)).not.toContain(article.id)
    const [own] = (
      await server.context.db
        .selectFrom('live_article')
        .select('service_ids')
        .where('article_id', '=', article.id)
        .executeTakeFirstOrThrow()
    ).service_ids
    expect(body.data.services[0].id, 'what the article names comes first').toBe(own)
  })

  test('is found under an address it had before, which says the present one', async () => {
    const { id } = await published()
    const before = await addressOf(id)
    const { db } = server.context
    const row = { agent_id: agent.id, slug: `renamed-${id}`, article_id: id, created_at: server.clock.now() }
    await db.insertInto('article_slug').values(row).execute()
    await db.updateTable('live_article').set({ slug: row.slug }).where('article_id', '=', id).execute()
    expect((await visitor().get(before)).body.data.slug).toBe(row.slug)
  })

  test('in the trash or erased is gone, hidden or unpublished was never there', async () => {
    const { db } = server.context
    const now = server.clock.now()
    const ways = [
      [410, { status: 'trash', trashed_at: now, trashed_from: 'published' }],
      [404, { hidden_at: now }],
      [404, { status: 'draft' }],
    ] as const
    for (const [status, set] of ways) {
      const { id } = await published()
      const address = await addressOf(id)
      await db.updateTable('article').set(set).where('id', '=', id).execute()
      expect((await visitor().get(address)).status, JSON.stringify(set)).toBe(status)
    }
    const { id } = await published()
    const address = await addressOf(id)
    await db.deleteFrom('article').where('id', '=', id).execute()
    expect((await visitor().get(address)).body).toMatchObject({ code: 'gone' })
    expect((await visitor().get(`/consultants/${agent.id}/articles/never-written`)).status).toBe(404)
  })

  test('of an agent who lost the badge stays, without badge and without anything to hire', async () => {
    const { id } = await published()
    await setAgent({ verified_at: null })
    const { data } = (await visitor().get(await addressOf(id))).body
    expect(data.author).toMatchObject({ verified: false, listed: false, open: false })
    expect(data.services).toEqual([])
    const list = (await visitor().get(`/consultants/${agent.id}/articles`)).body.data.items
    expect(list.map((one: { id: string }) => one.id)).toEqual([id])
  })

  test('of an agent who asked for the end of their account stays, and nobody is hired from it', async () => {
    const { id } = await published()
    const leaves = (deletion_due_at: Date | null) =>
      server.context.db.updateTable('person').set({ deletion_due_at }).where('id', '=', agent.id).execute()
    await leaves(server.clock.now())
    const { data } = (await visitor().get(await addressOf(id))).body
    expect(data.author).toMatchObject({ verified: true, listed: true, open: false, leaving: true })
    await leaves(null)
  })

  test('of somebody suspended is not there', async () => {
    const { id } = await published()
    const address = await addressOf(id)
    await server.context.db
      .updateTable('person')
      .set({ suspended_at: server.clock.now(), suspended_reason: 'a test' })
      .where('id', '=', agent.id)
      .execute()
    for (const path of [address, `/consultants/${agent.id}/articles`])
      expect((await visitor().get(path)).status).toBe(404)
  })

  test('is shared with its cover as a JPEG of 1200 × 630, while it can be read', async () => {
    const { id } = await published()
    const { db, files } = server.context
    const { cover_id } = await db
      .selectFrom('live_article')
      .select('cover_id')
      .where('article_id', '=', id)
      .executeTakeFirstOrThrow()
    const cover = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#b3402a' } })
      .webp()
      .toBuffer()
    const { Readable } = await import('node:stream')
    await files.put(`article-pictures/${cover_id}`, Readable.from([cover]), {
      contentType: 'image/webp',
      size: cover.length,
    })
    const { share_image } = (await visitor().get(await addressOf(id))).body.data
    expect(share_image).toBe(`/api/article-covers/${cover_id}.jpg`)
    const answer = await server.app.inject(share_image)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    })
    await db.updateTable('article').set({ hidden_at: server.clock.now() }).where('id', '=', id).execute()
    server.clock.forward(60_000)
    expect((await server.app.inject(share_image)).statusCode).toBe(404)
  })
})

describe('likes of an article', () => {
  const liking = (id: string) => ({ name: 'article', id })
  const likesOf = async (id: string, browser = visitor()) => {
    const { likes, like_id } = (await browser.get(await addressOf(id))).body.data
    return { likes, like_id }
  }

  test('are counted once each, however often they come, and taken back once', async () => {
    const { id } = await published()
    const [first, second] = [await someone(), await someone()]
    for (let round = 0; round < rounds(2, 30); round++) {
      server.clock.forward(61_000)
      await Promise.all([first.head('/heartbeat'), second.head('/heartbeat')])
      const answers = await Promise.all([
        ...Array.from({ length: 8 }, () => first.post('/likes', liking(id))),
        ...Array.from({ length: 4 }, () => second.post('/likes', liking(id))),
      ])
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      const { like_id, likes } = await likesOf(id, first)
      expect(likes).toBe(2)
      expect(answers[0]?.body.data.id).toBe(like_id)
      await Promise.all([
        ...Array.from({ length: 3 }, () => first.delete(`/likes/${id}`)),
        first.delete(`/likes/${like_id}`),
      ])
      expect(await likesOf(id, first)).toEqual({ likes: 1, like_id: null })
      await second.delete(`/likes/${id}`)
      expect((await likesOf(id)).likes).toBe(0)
    }
  })

  test('put the most liked first', async () => {
    const [one, two] = [await published(), await published()]
    await (await someone()).post('/likes', liking(one.id))
    const { items } = (await visitor().get('/articles?sort=likes&limit=100')).body.data
    const order = items.map(({ id }: { id: string }) => id)
    expect(order.indexOf(one.id)).toBeLessThan(order.indexOf(two.id))
  })

  test('go with whoever gave them, and are not for what cannot be read or is one’s own', async () => {
    const { id } = await published()
    const fan = await makePerson(server)
    const browser = await signIn(server, fan)
    await browser.post('/likes', liking(id))
    await server.context.db.deleteFrom('article_like').where('person_id', '=', fan.id).execute()
    expect((await likesOf(id)).likes).toBe(0)
    const draft = await makeArticle(server, agent)
    expect((await browser.post('/likes', liking(draft.id))).status).toBe(404)
    expect((await (await signIn(server, agent)).post('/likes', liking(id))).status).toBe(409)
    expect((await visitor().post('/likes', liking(id))).status).toBe(401)
    expect((await browser.post('/likes', { name: 'consultant', id })).status, 'is no agent').toBe(404)
  })

  test('nobody takes back the like of another', async () => {
    const { id } = await published()
    const owner = await someone()
    const like = (await owner.post('/likes', liking(id))).body.data
    await (await someone()).delete(`/likes/${like.id}`)
    expect((await likesOf(id)).likes).toBe(1)
  })
})

describe('articles on the wishlist', () => {
  const keep = (browser: Browser, id: string) => browser.post('/favourites', { name: 'article', id })
  const kept = async (browser: Browser, query = '') =>
    (await browser.get(`/favourites/articles${query}`)).body.data as {
      items: { id: string; owner_id: string; article: { title: string } }[]
      pagination: { next_cursor: string | null }
    }

  test('are kept once each, the newest first, page after page, and dropped by either id', async () => {
    const browser = await someone()
    const articles = [await published(), await published(), await published()]
    for (const { id } of articles) {
      server.clock.forward(1000)
      const answers = await Promise.all(Array.from({ length: 5 }, () => keep(browser, id)))
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    }
    const first = await kept(browser, '?limit=2')
    const next = await kept(browser, `?limit=2&cursor=${first.pagination.next_cursor}`)
    const newest = articles.toReversed()
    expect([...first.items, ...next.items].map(({ article }) => article.title)).toEqual(
      newest.map(({ title }) => title),
    )
    const ids = (await browser.get('/favourites/ids?type=article')).body.data.items
    expect(ids.map(({ owner_id }: { owner_id: string }) => owner_id)).toEqual(newest.map(({ id }) => id))
    expect((await browser.get('/favourites/ids')).body.data.items, 'agents are apart').toEqual([])
    await browser.delete(`/favourites/${articles[0]?.id}`)
    await browser.delete(`/favourites/${first.items[0]?.id}`)
    expect((await kept(browser)).items).toHaveLength(1)
    expect((await kept(await someone())).items).toEqual([])
  })

  test('leave while nobody can read them, and come back with them', async () => {
    const browser = await someone()
    const { id } = await published()
    await keep(browser, id)
    const hide = (at: Date | null) =>
      server.context.db.updateTable('article').set({ hidden_at: at }).where('id', '=', id).execute()
    await hide(server.clock.now())
    expect((await kept(browser)).items).toEqual([])
    expect((await keep(await someone(), id)).status).toBe(404)
    await hide(null)
    expect((await kept(browser)).items).toHaveLength(1)
  })
})
