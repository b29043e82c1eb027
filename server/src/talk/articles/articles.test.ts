import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ARTICLE_HTML, attachPdf, makeArticle } from '../../../test/articles.ts'
import { mailsTo, toldOfVirus } from '../../../test/mailbox.ts'
import { Browser, makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { markOf } from './kept-html.ts'
import { tendArticles } from './tend-articles.ts'

const PATH = '/account/consultant/articles'
const TITLE = 'What to bring to a visa appointment'
const DAY_MS = 86_400_000

let server: TestApp
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
// Each test writes as if the one before were long ago.
beforeEach(async () => {
  server.clock.forward(60_000)
  staff = await signIn(server, await makePerson(server, { staff: true }))
})

async function anAuthor() {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  return { agent, browser: await signIn(server, agent) }
}

const statusOf = async (id: string) =>
  (await server.context.db.selectFrom('article').select('status').where('id', '=', id).executeTakeFirst())
    ?.status
const readersSee = async (agent: TestPerson) =>
  (await new Browser(server).get(`/consultants/${agent.id}/articles`)).body.data.items

const submit = async (browser: Browser, id: string) => {
  const { version } = (await browser.get(`${PATH}/${id}`)).body.data
  return browser.post(`${PATH}/${id}/submit`, { version })
}
const decide = async (id: string, more: object) => {
  const { version } = (await staff.get(`/staff/articles/${id}`)).body.data
  return staff.post(`/staff/articles/${id}/decision`, { version, ...more })
}
const publish = (id: string) => decide(id, { decision: 'published' })
const reason = 'Please name the law you quote.'

describe('writing', () => {
  test('a draft takes whatever is right so far, cleaned, and says what is missing', async () => {
    const { browser } = await anAuthor()
    const { status, body } = await browser.post(PATH, {
      description: '<p onclick="x()">Hello</p><script>1</script>',
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      status: [0, 'Draft'],
      description: '<p>Hello</p>',
      path: null,
      version: 1,
      missing: [
        { field: 'title', message: 'please enter a title' },
        { field: 'category' },
        { field: 'services', message: 'Please select at least one service' },
        { field: 'cover' },
      ],
    })
    const short = await browser.patch(`${PATH}/${body.data.id}`, { title: 'Too short', version: 1 })
    expect(short.body.data.missing[0]).toEqual({
      field: 'title',
      message: 'please use at least 30 characters',
    })
  })

  test('is cleaned once, when it is saved: readers and our team get what is kept', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent, { title: TITLE })
    const description = `${ARTICLE_HTML}<p>More</p>`
    expect((await browser.patch(`${PATH}/${id}`, { description, version: 1 })).status).toBe(200)
    await submit(browser, id)
    await publish(id)
    const { slug } = (await readersSee(agent))[0]
    const { db } = server.context
    const see = async () => [
      (await new Browser(server).get(`/consultants/${agent.id}/articles/${slug}`)).body.data.description,
      (await staff.get(`/staff/articles/${id}`)).body.data.live.description,
    ]
    const kept = () =>
      db
        .selectFrom('live_article')
        .select(['html', 'html_mark'])
        .where('article_id', '=', id)
        .executeTakeFirstOrThrow()
    const { html, html_mark } = await kept()
    expect(await see()).toEqual([html, html])

    // Kept as cleaned, it is not looked at again; what was written past us, or by other rules, is.
    const hostile = '<p onclick="x()">Hello</p>'
    const write = (words: { html: string; html_mark: string }) =>
      db.updateTable('live_article').set(words).where('article_id', '=', id).execute()
    await write({ html: hostile, html_mark })
    expect(await see()).toEqual(['<p>Hello</p>', '<p>Hello</p>'])
    await write({ html: hostile, html_mark: markOf(hostile) })
    expect(await see()).toEqual([hostile, hostile])
    await write({ html: hostile, html_mark: markOf(hostile).replace(/^./, '!') })
    expect(await see()).toEqual(['<p>Hello</p>', '<p>Hello</p>'])
    const versionOf = async () => (await browser.get(`${PATH}/${id}`)).body.data.version
    const before = await versionOf()
    await tendArticles.run(server.context, {})
    expect(await kept()).toEqual({ html: '<p>Hello</p>', html_mark: markOf('<p>Hello</p>') })
    expect(await versionOf()).toBe(before)
  })

  test('is saved sixty times a minute, and not more often', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent, { title: TITLE })
    const save = (version: number) =>
      browser.patch(`${PATH}/${id}`, { description: `<p>Words number ${version}</p>`, version })
    for (let version = 1; version <= 60; version += 1) expect((await save(version)).status).toBe(200)
    expect((await save(61)).status).toBe(429)
    server.clock.forward(61_000)
    await browser.head('/heartbeat')
    expect((await save(61)).status).toBe(200)
  })

  test('of two tabs the second is told, and the same save once more is no other tab', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent, { isWhole: false })
    const save = (title: string, version: number) => browser.patch(`${PATH}/${id}`, { title, version })
    expect((await save('One tab', 1)).body.data.version).toBe(2)
    expect((await save('One tab', 1)).body.data.version).toBe(2)
    expect(await save('Another tab', 1)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
    expect((await browser.get(`${PATH}/${id}`)).body.data.title).toBe('One tab')
  })

  test('services of somebody else, an endless text and a table of thousands of rows are refused with a sentence', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent)
    const other = await makeService(server, (await anAuthor()).agent)
    const refusals = [
      [{ services: [other.id] }, 'please select a service'],
      [{ description: 'a'.repeat(100_001) }, /too long/],
      [{ description: `<table>${'<tr><td>1</td></tr>'.repeat(4000)}</table>` }, /too many rows/],
    ] as const
    for (const [body, message] of refusals) {
      const answer = await browser.patch(`${PATH}/${id}`, { ...body, version: 1 })
      expect([answer.status, answer.body.errors[0].message]).toEqual([422, expect.stringMatching(message)])
    }
    expect(
      (await browser.patch(`${PATH}/${id}`, { description: 'a'.repeat(5_000_000), version: 1 })).status,
    ).toBe(413)
    expect((await browser.get(`${PATH}/${id}`)).body.data).toMatchObject({
      description: ARTICLE_HTML,
      version: 1,
    })
  })

  test('the list shows one status, several, and how many there are of each', async () => {
    const { agent, browser } = await anAuthor()
    for (const status of ['draft', 'rejected', 'pending', 'changing', 'published', 'trash'] as const)
      await makeArticle(server, agent, { status })
    const list = async (query: string) => (await browser.get(`${PATH}?${query}`)).body.data
    const labels = async (query: string) =>
      (await list(query)).items.map(({ status }: { status: [number, string] }) => status[1]).toSorted()
    expect(await labels('filter[status]=0')).toEqual(['Draft'])
    expect(await labels('filter[status][0]=0&filter[status][1]=-1')).toEqual(['Draft', 'Rejected'])
    expect(await labels('filter[status]=1')).toEqual(['Published', 'Published'])
    expect((await list('limit=4')).pagination.next_cursor).not.toBeNull()
    expect((await list('')).counts).toEqual({ draft: 1, pending: 1, published: 2, rejected: 1, trash: 1 })
  })

  test('what our team hides is none of the published: it stands with what was sent back, or in review', async () => {
    const { agent, browser } = await anAuthor()
    for (const status of ['published', 'changing', 'changes_pending', 'trash'] as const)
      await makeArticle(server, agent, { status, hidden: true })
    await makeArticle(server, agent, { status: 'published' })
    const list = async (query: string) => (await browser.get(`${PATH}?${query}`)).body.data
    const hiddenIn = async (code: number) =>
      (await list(`filter[status]=${code}`)).items.map(({ hidden }: { hidden: boolean }) => hidden)
    expect(await hiddenIn(1)).toEqual([false])
    expect(await hiddenIn(-1)).toEqual([true, true])
    expect(await hiddenIn(2)).toEqual([true])
    expect(await hiddenIn(-2)).toEqual([true])
    expect((await list('')).counts).toEqual({ draft: 0, pending: 1, published: 1, rejected: 2, trash: 1 })
  })
})

describe('from draft to reader', () => {
  test('our team reads it first, and its agent hears that it is published', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent, { title: TITLE })
    expect((await submit(browser, id)).body.data).toMatchObject({ status: [2, 'Pending'], path: null })
    expect((await staff.get('/staff/queues')).body.data.articles).toBeGreaterThan(0)
    const { sent, live } = (await staff.get(`/staff/articles/${id}`)).body.data
    expect([sent.services.length, live]).toEqual([1, null])
    expect(await readersSee(agent)).toEqual([])
    expect((await publish(id)).status).toBe(200)
    expect(await readersSee(agent)).toMatchObject([
      { slug: 'what-to-bring-to-a-visa-appointment', title: TITLE },
    ])
    expect((await mailsTo(server, agent.email))[0]?.subject).toBe(`Your article "${TITLE}" is published`)
    const { items } = (await browser.get('/notifications')).body.data
    expect(items[0]).toMatchObject({
      title: 'Your article is published',
      about: TITLE,
      path: `/p/agent/articles/${id}`,
    })
  })

  test('sent back it says why, and is mended and sent again', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent)
    await submit(browser, id)
    expect((await decide(id, { decision: 'rejected', reason })).status).toBe(200)
    const own = (await browser.get(`${PATH}/${id}`)).body.data
    expect(own).toMatchObject({ status: [-1, 'Rejected'], review_reason: reason })
    expect((await mailsTo(server, agent.email))[0]?.text).toContain(`> ${reason}`)
    expect((await submit(browser, id)).status).toBe(409)
    await browser.patch(`${PATH}/${id}`, { description: '<p>With its law.</p>', version: own.version })
    expect((await submit(browser, id)).body.data).toMatchObject({
      status: [2, 'Pending'],
      review_reason: null,
    })
  })

  test('our team does not see what was never sent to it', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent)
    const asStaff = async () => (await staff.get(`/staff/articles/${id}`)).status
    expect(await asStaff()).toBe(404)
    await submit(browser, id)
    expect(await asStaff()).toBe(200)
    await browser.post(`${PATH}/${id}/withdraw`)
    expect(await asStaff()).toBe(404)

    await submit(browser, id)
    await decide(id, { decision: 'rejected', reason })
    expect(await asStaff()).toBe(200)
    const { version } = (await browser.get(`${PATH}/${id}`)).body.data
    await browser.patch(`${PATH}/${id}`, { version, description: '<p>Half a thought</p>' })
    expect(await asStaff(), 'sent back, and written on').toBe(404)

    const { id: known, title } = await makeArticle(server, agent, { status: 'published' })
    await browser.patch(`${PATH}/${known}`, { version: 1, title: 'What nobody should see yet' })
    expect((await staff.get(`/staff/articles/${known}`)).body.data).toMatchObject({
      ...{ title, is_change: false, sent: { title } },
    })
    await browser.post(`${PATH}/${known}/unpublish`)
    expect(
      (await staff.get(`/staff/articles/${known}`)).body.data.sent,
      'also taken out of sight',
    ).toMatchObject({
      title,
    })
  })

  test('a reviewer who is an agent too decides nothing about their own article, and another one does', async () => {
    const author = await makePerson(server, { home: 'consultant', verifiedAgent: true, staff: true })
    const own = await signIn(server, author)
    const { id } = await makeArticle(server, author, { status: 'pending' })
    const { version } = (await staff.get(`/staff/articles/${id}`)).body.data
    const decisions = [{ decision: 'published' }, { decision: 'rejected', reason }]
    for (const one of decisions)
      expect(await own.post(`/staff/articles/${id}/decision`, { version, ...one })).toMatchObject({
        status: 409,
        body: { message: 'You cannot decide on your own article.' },
      })
    expect(await statusOf(id)).toBe('pending')
    expect(await readersSee(author)).toEqual([])
    expect((await publish(id)).status).toBe(200)
  })

  test('a change keeps the day an article was first published, and says when it was changed', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent)
    await submit(browser, id)
    await publish(id)
    const dates = () =>
      server.context.db
        .selectFrom('live_article')
        .select(['published_at', 'changed_at'])
        .where('article_id', '=', id)
        .executeTakeFirstOrThrow()
    const first = await dates()
    expect(first.published_at).toEqual(server.clock.now())

    server.clock.forward(3 * 3600_000)
    for (const who of [browser, staff]) await who.head('/heartbeat')
    const newer = await makeArticle(server, agent, { status: 'published' })
    const { version } = (await browser.get(`${PATH}/${id}`)).body.data
    await browser.patch(`${PATH}/${id}`, { version, description: '<p>With its law.</p>' })
    await submit(browser, id)
    expect((await publish(id)).status).toBe(200)
    expect(await dates()).toEqual({ published_at: first.published_at, changed_at: server.clock.now() })
    expect((await readersSee(agent)).map((one: { id: string }) => one.id)).toEqual([newer.id, id])
    expect((await browser.get(`${PATH}/${id}`)).body.data.published_at).toBe(first.published_at.toISOString())

    await browser.post(`${PATH}/${id}/unpublish`)
    await submit(browser, id)
    expect((await publish(id)).status).toBe(200)
    expect((await dates()).published_at, 'also taken out of sight and shown anew').toEqual(first.published_at)
  })

  test('what another tab still holds is not saved over changes that were discarded', async () => {
    const { agent, browser } = await anAuthor()
    const { id, title } = await makeArticle(server, agent, { status: 'published' })
    const change = (words: string, version: number) =>
      browser.patch(`${PATH}/${id}`, { title: words, version })
    const { version } = (await change('What I thought of first', 1)).body.data
    await browser.post(`${PATH}/${id}/discard`)
    expect(await change('What the other tab still holds', version)).toMatchObject({
      status: 409,
      body: { code: 'changed_elsewhere' },
    })
    expect((await browser.get(`${PATH}/${id}`)).body.data).toMatchObject({ title, changes: 'none' })
  })

  test('what its agent changed while staff read it is not published unseen', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent)
    await submit(browser, id)
    const { version } = (await staff.get(`/staff/articles/${id}`)).body.data
    await browser.post(`${PATH}/${id}/withdraw`)
    await submit(browser, id)
    const late = await staff.post(`/staff/articles/${id}/decision`, { decision: 'published', version })
    expect(late.status).toBe(409)
    expect(await statusOf(id)).toBe('pending')
  })

  test('changes wait beside what readers see, an old address stays known, and discarded ones leave nothing', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent, { title: TITLE })
    await submit(browser, id)
    await publish(id)
    const change = async (title: string) => {
      const { version } = (await browser.get(`${PATH}/${id}`)).body.data
      return browser.patch(`${PATH}/${id}`, { title, version })
    }
    const other = 'Everything you need at a visa appointment'
    expect((await change(other)).body.data).toMatchObject({ status: [1, 'Published'], changes: 'unsent' })
    expect((await browser.post(`${PATH}/${id}/discard`)).body.data).toMatchObject({
      title: TITLE,
      changes: 'none',
    })
    await change(other)
    await submit(browser, id)
    expect((await readersSee(agent))[0].title).toBe(TITLE)
    expect((await staff.get(`/staff/articles/${id}`)).body.data).toMatchObject({
      is_change: true,
      sent: { title: other },
      live: { title: TITLE },
    })
    await publish(id)
    expect((await readersSee(agent))[0]).toMatchObject({
      title: other,
      slug: 'everything-you-need-at-a-visa-appointment',
    })
    const slugs = await server.context.db
      .selectFrom('article_slug')
      .select('slug')
      .where('article_id', '=', id)
      .execute()
    expect(slugs).toHaveLength(2)
  })

  test('a verified agent with three approved articles is trusted, until one is hidden', async () => {
    const { agent, browser } = await anAuthor()
    for (let count = 0; count < 3; count++) {
      const { id } = await makeArticle(server, agent)
      await submit(browser, id)
      expect(await statusOf(id)).toBe('pending')
      await publish(id)
    }
    const { id } = await makeArticle(server, agent)
    expect((await submit(browser, id)).body.data).toMatchObject({ status: [1, 'Published'], trusted: true })
    expect(await readersSee(agent)).toHaveLength(4)

    expect((await staff.put(`/staff/articles/${id}/hiding`, { reason })).status).toBe(200)
    expect(await readersSee(agent)).toHaveLength(3)
    const next = await makeArticle(server, agent)
    await submit(browser, next.id)
    expect(await statusOf(next.id)).toBe('pending')
    await staff.send('DELETE', `/staff/articles/${id}/hiding`)
    expect(await readersSee(agent)).toHaveLength(4)
    const log = (await staff.get(`/staff/audit-log?subject=${agent.id}&limit=2`)).body.data.items
    expect(log).toMatchObject([
      { action: 'show_article', details: { article: id } },
      { action: 'hide_article', details: { article: id, reason } },
    ])
  })

  test('a hidden article says why, and the very words our team approves of are shown again', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent, { status: 'published', title: TITLE })
    await staff.put(`/staff/articles/${id}/hiding`, { reason })
    const own = (await browser.get(`${PATH}/${id}`)).body.data
    expect(own).toMatchObject({ hidden: true, hiding: { by_report: false, reason }, path: null })
    await browser.patch(`${PATH}/${id}`, { description: '<p>With its law.</p>', version: own.version })
    expect((await submit(browser, id)).body.data).toMatchObject({ hidden: true, changes: 'in_review' })
    expect(await readersSee(agent)).toEqual([])
    expect((await publish(id)).body.data).toMatchObject({ hidden: false, hiding: null })
    expect((await mailsTo(server, agent.email))[0]?.text).toContain('is now public')
    const { path } = (await browser.get(`${PATH}/${id}`)).body.data
    const slug = path.split('/').at(-1)
    const read = await new Browser(server).get(`/consultants/${agent.id}/articles/${slug}`)
    expect(read.body.data?.description, read.text).toContain('With its law.')
  })

  test('a hidden article is not sent with the very words that our team hid', async () => {
    const { agent, browser } = await anAuthor()
    const { id, title } = await makeArticle(server, agent, { status: 'published' })
    await staff.put(`/staff/articles/${id}/hiding`, { reason })
    const refused = [409, 'Change this article before you send it again.']
    const sent = async () => {
      const { status, body } = await submit(browser, id)
      return [status, body.message]
    }
    expect(await sent()).toEqual(refused)
    const change = async (to: string) => {
      const { version } = (await browser.get(`${PATH}/${id}`)).body.data
      expect((await browser.patch(`${PATH}/${id}`, { title: to, version })).status).toBe(200)
    }
    await change(TITLE)
    await change(title)
    expect(await sent()).toEqual(refused)
    expect((await browser.post(`${PATH}/${id}/unpublish`)).status).toBe(200)
    expect(await sent()).toEqual(refused)
    await change(TITLE)
    expect((await submit(browser, id)).status).toBe(200)
  })

  test('who erases what our team hid is read again, until as many more are approved', async () => {
    const { agent, browser } = await anAuthor()
    const sent = async () => {
      const { id } = await makeArticle(server, agent)
      await submit(browser, id)
      return id
    }
    const approve = async (times: number) => {
      for (let count = 0; count < times; count++) await publish(await sent())
    }
    await approve(3)
    const id = await sent()
    expect(await statusOf(id)).toBe('published')
    await staff.put(`/staff/articles/${id}/hiding`, { reason })
    for (const force of [false, true]) await browser.send('DELETE', `${PATH}/${id}`, { force })
    expect(await statusOf(id)).toBeUndefined()

    server.clock.forward(60_000)
    await approve(2)
    const third = await sent()
    expect(await statusOf(third)).toBe('pending')
    await publish(third)
    expect(await statusOf(await sent())).toBe('published')
  })

  test('our team opens the files that were sent and those readers have, logged, and no other', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent)
    const { attachmentId: file } = await attachPdf(server, agent, id)
    const open = () => staff.get(`/staff/articles/${id}/attachments/${file}`)
    expect((await open()).status, 'a draft is its agent’s alone').toBe(404)
    await submit(browser, id)
    expect((await new Browser(server).get(`/articles/${id}/attachments/${file}`)).status).toBe(404)
    const opened = await open()
    expect([opened.status, opened.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment;.*checklist\.pdf/),
    ])
    const log = (await staff.get(`/staff/audit-log?subject=${agent.id}&limit=1`)).body.data.items
    expect(log).toMatchObject([{ action: 'open_document', details: { article: id, note: 'checklist.pdf' } }])
    const other = await makeArticle(server, agent, { status: 'published' })
    expect((await staff.get(`/staff/articles/${other.id}/attachments/${file}`)).status).toBe(404)
  })

  test('two articles of one title have two addresses', async () => {
    const { agent, browser } = await anAuthor()
    for (const { id } of [
      await makeArticle(server, agent, { title: TITLE }),
      await makeArticle(server, agent, { title: TITLE }),
    ]) {
      await submit(browser, id)
      await publish(id)
    }
    const slugs = (await readersSee(agent)).map(({ slug }: { slug: string }) => slug)
    expect(slugs.toSorted()).toEqual([
      'what-to-bring-to-a-visa-appointment',
      'what-to-bring-to-a-visa-appointment-2',
    ])
  })
})

describe('the trash', () => {
  test('what is thrown away is restored as it was, or erased with its files after 30 days', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent, { status: 'published' })
    const remove = (force: boolean) => browser.send('DELETE', `${PATH}/${id}`, { force })
    expect((await remove(true)).status).toBe(409)
    expect((await remove(false)).status).toBe(204)
    expect(await readersSee(agent)).toEqual([])
    expect((await browser.post(`${PATH}/${id}/restore`)).body.data.status).toEqual([1, 'Published'])
    expect(await readersSee(agent)).toHaveLength(1)

    await attachPdf(server, agent, id)
    await remove(false)
    server.clock.forward(29 * DAY_MS)
    await tendArticles.run(server.context, {})
    expect(await statusOf(id)).toBe('trash')
    server.clock.forward(2 * DAY_MS)
    await tendArticles.run(server.context, {})
    expect(await statusOf(id)).toBeUndefined()
    const { db } = server.context
    expect(
      await db.selectFrom('sealed_file').select('id').where('owner_id', '=', agent.id).execute(),
    ).toEqual([])
    const [slug] = await db.selectFrom('article_slug').selectAll().where('agent_id', '=', agent.id).execute()
    expect(slug?.article_id).toBeNull()
  })

  test('pictures and files that no text holds any more go two days later', async () => {
    const { agent, browser } = await anAuthor()
    const { id } = await makeArticle(server, agent)
    const { attachmentId } = await attachPdf(server, agent, id)
    const { image } = (await browser.get(`${PATH}/${id}`)).body.data
    const picture = () => server.app.inject({ url: image })
    await browser.send('DELETE', `${PATH}/${id}/cover`)
    await browser.send('DELETE', `${PATH}/${id}/attachments/${attachmentId}`)
    await tendArticles.run(server.context, {})
    await server.jobsDone()
    expect((await picture()).statusCode).toBe(200)
    server.clock.forward(3 * DAY_MS)
    await tendArticles.run(server.context, {})
    await server.jobsDone()
    expect((await picture()).statusCode).toBe(404)
  })

  test('a picture that was put in today waits two days to be saved with its text', async () => {
    const { agent } = await anAuthor()
    const { id } = await makeArticle(server, agent)
    const { db } = server.context
    const { cover_id } = await db
      .selectFrom('article')
      .select('cover_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await db.updateTable('article').set({ cover_id: null }).where('id', '=', id).execute()
    const isKept = async () => {
      await tendArticles.run(server.context, {})
      const found = db.selectFrom('article_picture').select('id').where('id', '=', cover_id)
      return (await found.execute()).length === 1
    }
    expect(await isKept(), 'the same night').toBe(true)
    server.clock.forward(2 * DAY_MS)
    expect(await isKept(), 'after exactly two days').toBe(true)
    server.clock.forward(1)
    expect(await isKept()).toBe(false)
  })

  test('readers have the files of what is published, and nobody those of a draft', async () => {
    const { agent, browser } = await anAuthor()
    const published = await makeArticle(server, agent, { status: 'published' })
    const draft = await makeArticle(server, agent)
    const fetch = async (
      { id, attachmentId }: { id: string; attachmentId: string },
      who = new Browser(server),
    ) => (await who.get(`/articles/${id}/attachments/${attachmentId}`)).status
    const [shown, kept] = [
      await attachPdf(server, agent, published.id),
      await attachPdf(server, agent, draft.id),
    ]
    expect([await fetch(shown), await fetch(kept)]).toEqual([200, 404])
    await browser.send('DELETE', `${PATH}/${published.id}`, { force: false })
    expect(await fetch(shown)).toBe(404)
  })

  test('a file whose scan was given up is scanned all the same', async () => {
    const { agent } = await anAuthor()
    const published = await makeArticle(server, agent, { status: 'published' })
    const { id, attachmentId } = await attachPdf(server, agent, published.id)
    const fetch = async () =>
      (await new Browser(server).get(`/articles/${id}/attachments/${attachmentId}`)).status
    await server.context.db
      .updateTable('article_attachment')
      .set({ scan: 'waiting' })
      .where('id', '=', attachmentId)
      .execute()
    expect(await fetch()).toBe(409)
    await tendArticles.run(server.context, {})
    await server.jobsDone()
    expect(await fetch()).toBe(200)
  })

  test('a file in which a virus is found later is erased', async () => {
    const { agent } = await anAuthor()
    const published = await makeArticle(server, agent, { status: 'published' })
    const { id, attachmentId } = await attachPdf(server, agent, published.id)
    const { db, files, scanner } = server.context
    const { file_id } = await db
      .updateTable('article_attachment')
      .set({ scan: 'waiting' })
      .where('id', '=', attachmentId)
      .returning('file_id')
      .executeTakeFirstOrThrow()
    const real = scanner.scan
    scanner.scan = async (read) => {
      read().destroy()
      return 'infected'
    }
    expect(await files.exists(`sealed/${file_id}`)).toBe(true)
    await tendArticles.run(server.context, {})
    await server.jobsDone()
    scanner.scan = real
    expect(await files.exists(`sealed/${file_id}`)).toBe(false)
    expect((await new Browser(server).get(`/articles/${id}/attachments/${attachmentId}`)).status).toBe(404)
    expect(await toldOfVirus(server, agent)).toBe(1)
  })
})

test('our team finds what waits for it, the longest first, and what was checked, the last changed first', async () => {
  const { agent } = await anAuthor()
  const made: Record<string, string> = {}
  for (const [name, wanted] of Object.entries({
    first: { status: 'pending' },
    second: { status: 'pending' },
    changed: { status: 'changes_pending' },
    read: { status: 'published' },
    refused: { status: 'rejected' },
    unchanged: { status: 'changes_rejected' },
    gone: { status: 'published', hidden: true },
    begun: { status: 'draft' },
    thrown: { status: 'trash' },
  } as const)) {
    made[name] = (await makeArticle(server, agent, wanted)).id
    server.clock.forward(1000)
  }
  async function found(status: string) {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = `/staff/articles?filter[status]=${status}&limit=2${cursor && `&cursor=${cursor}`}`
      const { body, text } = await staff.get(path)
      expect(body.data?.items.length, text).toBeLessThanOrEqual(2)
      ids.push(...body.data.items.map(({ id }: { id: string }) => id))
      cursor = body.data.pagination.next_cursor
    }
    return ids.flatMap((id) => Object.keys(made).filter((name) => made[name] === id))
  }
  expect(await found('waiting')).toEqual(['first', 'second', 'changed'])
  expect(await found('published')).toEqual(['unchanged', 'read', 'changed'])
  expect(await found('rejected')).toEqual(['unchanged', 'refused'])
  expect(await found('hidden')).toEqual(['gone'])
})
