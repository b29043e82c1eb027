import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { linkIn, mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, signIn } from '../../../test/people.ts'
import { makeReview } from '../../../test/reviews.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { makeStaff } from '../../../test/verifying.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('what two decisions hide is shown again only once the second of them is reversed too', async () => {
  const { browser: sanna } = await makeStaff(server, 'Sanna')
  const { browser: otto } = await makeStaff(server, 'Otto')
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const author = await makePerson(server)
  const { id } = await makeReview(server, { agent, author, star: 1, content: 'She never answered.' })
  const isShown = async () => {
    const { review_count } = (await new Browser(server).get(`/consultants/${agent.id}`)).body.data
    return review_count === 1
  }

  const reports: string[] = []
  for (let one = 0; one < 2; one++) {
    const reporter = await signIn(server, await makePerson(server))
    const explanation = 'I was there: nothing of this ever happened.'
    const told = { kind: 'review', subject: id, category: 'misleading', explanation, good_faith: true }
    reports.push((await reporter.post('/reports', told)).body.data.id)
  }
  for (const report of reports) {
    await sanna.put(`/staff/reports/${report}/claim`)
    const reason = 'It names a person who has no part in this.'
    const hiding = { outcome: 'hidden', ground: 'terms', reason }
    expect((await sanna.post(`/staff/reports/${report}/decision`, hiding)).status).toBe(200)
  }
  const links = (await mailsTo(server, author.email))
    .filter(({ subject }) => subject === 'We have hidden your review')
    .map((mail) => linkIn(mail).pathname.split('/').at(-1))
  for (const token of links) {
    const objection = 'I was her client, and I can show the receipt.'
    const objected = await new Browser(server).post(`/report-decisions/${token}/objection`, { objection })
    expect(objected.status, objected.text).toBe(200)
  }

  const seen: unknown[] = []
  for (const report of reports) {
    const reversed = { result: 'reversed', reason: 'The receipt shows that they were a client.' }
    const { body, text } = await otto.post(`/staff/reports/${report}/answer`, reversed)
    expect(body.data, text).toMatchObject({ status: 'settled' })
    seen.push([body.data.current.is_hidden, await isShown()])
  }
  expect(seen).toEqual([
    [true, false],
    [false, true],
  ])
  const answers = (await mailsTo(server, author.email)).filter(({ subject }) =>
    subject.startsWith('The answer'),
  )
  expect(
    answers.map(({ text }) => text.includes('stays hidden because of another decision')).toSorted(),
  ).toEqual([false, true])
})

test('an article that is hidden by hand and by a report is shown again once neither hides it', async () => {
  const { browser: sanna } = await makeStaff(server, 'Sanna')
  const { browser: otto } = await makeStaff(server, 'Otto')
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const { id } = await makeArticle(server, agent, { status: 'published' })
  // Two others, of which another report hides one, stay as they are.
  await makeArticle(server, agent)
  const hidden = await makeArticle(server, agent)
  const others = server.context.db.updateTable('article').where('id', '=', hidden.id)
  await others.set({ hidden_at: server.clock.now() }).execute()
  const hiddenAmong = async () =>
    (
      await server.context.db
        .selectFrom('article')
        .select('id')
        .where('agent_id', '=', agent.id)
        .where('hidden_at', 'is not', null)
        .execute()
    )
      .map((article) => article.id)
      .toSorted()
  const asStaff = async () => (await sanna.get(`/staff/articles/${id}`)).body.data
  const isShown = async () => (await asStaff()).path !== null
  const showAgain = () => otto.send('DELETE', `/staff/articles/${id}/hiding`)

  const reporter = await signIn(server, await makePerson(server))
  const explanation = 'It says that visas are granted in a day.'
  const told = { kind: 'article', subject: id, category: 'misleading', explanation, good_faith: true }
  const report = (await reporter.post('/reports', told)).body.data.id
  const byHand = 'It quotes a page that is not its own.'
  expect((await sanna.put(`/staff/articles/${id}/hiding`, { reason: byHand })).status).toBe(200)
  await sanna.put(`/staff/reports/${report}/claim`)
  const reason = 'No visa is granted in a day.'
  const hiding = { outcome: 'hidden', ground: 'terms', reason }
  expect((await sanna.post(`/staff/reports/${report}/decision`, hiding)).status).toBe(200)

  expect(await asStaff()).toMatchObject({ hidden: true, hiding: { report, reason }, may: [] })
  expect(await hiddenAmong()).toEqual([id, hidden.id].toSorted())
  const own = await signIn(server, agent)
  const PATH = `/account/consultant/articles/${id}`
  expect((await own.get(PATH)).body.data.hiding).toEqual({ by_report: true, reason })
  const { version } = (await own.patch(PATH, { version: 1, description: '<p>In a week.</p>' })).body.data
  expect((await own.post(`${PATH}/submit`, { version })).body.message).toContain(
    'You can object to it by the link',
  )

  expect(await showAgain()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('A decision about a report hides this article') },
  })

  const [token] = (await mailsTo(server, agent.email))
    .filter(({ subject }) => subject === 'We have hidden your article')
    .map((mail) => linkIn(mail).pathname.split('/').at(-1))
  const objection = 'I name the office that does it.'
  await new Browser(server).post(`/report-decisions/${token}/objection`, { objection })
  const reversed = { result: 'reversed', reason: 'The office confirms it.' }
  expect((await otto.post(`/staff/reports/${report}/answer`, reversed)).status).toBe(200)
  expect([await isShown(), (await asStaff()).hiding]).toEqual([false, { report: null, reason: byHand }])
  const [answer] = (await mailsTo(server, agent.email)).filter(({ subject }) =>
    subject.startsWith('The answer'),
  )
  expect(answer?.text).toContain('stays hidden because of another decision')
  expect((await showAgain()).body.data).toMatchObject({ hidden: false, hiding: null })
  expect(await isShown()).toBe(true)
  expect(await hiddenAmong()).toEqual([hidden.id])
})

test('an article that two decisions hide shows the reason of the newer one', async () => {
  const { browser: sanna } = await makeStaff(server, 'Sanna')
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const { id } = await makeArticle(server, agent, { status: 'published' })
  const reports: string[] = []
  for (let one = 0; one < 2; one++) {
    const reporter = await signIn(server, await makePerson(server))
    const explanation = 'It says that visas are granted in a day.'
    const told = { kind: 'article', subject: id, category: 'misleading', explanation, good_faith: true }
    reports.push((await reporter.post('/reports', told)).body.data.id)
  }
  for (const [at, report] of reports.entries()) {
    await sanna.put(`/staff/reports/${report}/claim`)
    const hiding = { outcome: 'hidden', ground: 'terms', reason: `Reason number ${at + 1} of our team.` }
    expect((await sanna.post(`/staff/reports/${report}/decision`, hiding)).status).toBe(200)
    server.clock.forward(1000)
    const { hiding: shown } = (await sanna.get(`/staff/articles/${id}`)).body.data
    expect(shown).toEqual({ report, reason: hiding.reason })
  }
})
