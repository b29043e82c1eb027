import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTalk, say } from '../../../test/conversations.ts'
import { linkIn, mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, signIn } from '../../../test/people.ts'
import { makeReport } from '../../../test/reports.ts'
import { makeReview } from '../../../test/reviews.ts'
import { makeService } from '../../../test/services.ts'
import { solveCaptcha } from '../../../test/solve-captcha.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { makeStaff } from '../../../test/verifying.ts'
import { forgetWhatIsOver } from '../../desk/leaving/forget-what-is-over.ts'
import { DAY_MS } from '../../platform/clock.ts'

let server: TestApp
let sanna: Browser
let otto: Browser
beforeAll(async () => {
  server = await openTestApp({ story: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(2 * 3600_000)
  sanna = (await makeStaff(server, 'Sanna')).browser
  otto = (await makeStaff(server, 'Otto')).browser
})

const anAgent = () => makePerson(server, { home: 'consultant', verifiedAgent: true })
const signedIn = async (wanted = {}) => {
  const person = await makePerson(server, wanted)
  return { person, browser: await signIn(server, person) }
}
const WHY = 'I was there: nothing of this ever happened.'
const told = (kind: string, subject: string, more = {}) => ({
  ...{ kind, subject, category: 'misleading', explanation: WHY, good_faith: true },
  ...more,
})
const hiding = { outcome: 'hidden', ground: 'terms', reason: 'It names a person who has no part in this.' }
const leaving = { outcome: 'nothing', reason: 'An order of theirs stands in our books.' }

async function aReview() {
  const [agent, author] = [await anAgent(), await makePerson(server)]
  const { id } = await makeReview(server, { agent, author, star: 1, content: 'She never answered.' })
  await makeReview(server, { agent, author: await makePerson(server), star: 5 })
  return { agent, author, id }
}

async function report(browser: Browser, kind: string, subject: string, more = {}) {
  const answer = await browser.post('/reports', told(kind, subject, more))
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.id as string
}

async function decide(staff: Browser, id: string, verdict: object) {
  expect((await staff.put(`/staff/reports/${id}/claim`)).status).toBe(200)
  const answer = await staff.post(`/staff/reports/${id}/decision`, verdict)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const profileOf = async ({ id }: { id: string }) =>
  (await new Browser(server).get(`/consultants/${id}`)).body.data

const tokenIn = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail).pathname.split('/').at(-1)

describe('reporting', () => {
  test('a stranger says who they are, solves a captcha, and hears that it has arrived', async () => {
    const { id } = await aReview()
    const stranger = new Browser(server)
    const from = { remoteAddress: '198.51.100.7' }
    const send = (more = {}) => stranger.post('/reports', told('review', id, more), from)
    expect(await send()).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name' }, { field: 'email' }] },
    })
    const who = { name: 'Ida Stranger', email: 'ida.stranger@example.com' }
    expect((await send(who)).body.code).toBe('captcha_required')
    const { body } = await stranger.get('/captcha/challenge?action=report', from)
    const answer = { 'g-recaptcha-response': await solveCaptcha(body.data) }
    expect((await send({ ...who, ...answer })).status).toBe(201)
    expect((await send({ ...who, ...answer })).body.code).toBe('captcha_required')

    const [mail, ...more] = await mailsTo(server, who.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('We have received your report')
    expect(JSON.stringify(mail)).not.toMatch(/nothing of this ever happened|Ida Stranger/)
  })

  test('whoever is signed in hears that it has arrived, too, and reports ten times an hour', async () => {
    const { id } = await aReview()
    const { person, browser } = await signedIn()
    const send = () => browser.post('/reports', told('review', id))
    expect((await send()).status).toBe(201)
    const [mail] = await mailsTo(server, person.email)
    expect(mail?.subject).toBe('We have received your report')
    const set = `update rate_limit set tries = 10 where feature = 'report' and key = $1`
    expect((await server.context.pool.query(set, [`account ${person.id}`])).rowCount).toBe(1)
    expect((await send()).status).toBe(429)
  })

  test('staff sees what was reported as it was then and as it is now', async () => {
    const agent = await anAgent()
    const { id } = await makeService(server, agent, { title: 'A visa, guaranteed' })
    const { person, browser } = await signedIn({ first_name: 'Rosa', last_name: 'Meier' })
    const before = (await sanna.get('/staff/queues')).body.data.reports
    const reportId = await report(browser, 'service', id)
    expect((await sanna.get('/staff/queues')).body.data.reports).toBe(before + 1)
    await server.context.db.updateTable('service').set({ title: 'A visa' }).where('id', '=', id).execute()
    expect((await sanna.get(`/staff/reports/${reportId}`)).body.data).toMatchObject({
      kind: 'service',
      status: 'open',
      reported: { title: 'A visa, guaranteed' },
      current: { title: 'A visa', is_hidden: false },
      explanation: WHY,
      reporter: { uuid: person.id, fullname: 'Rosa Meier', email: person.email },
      owner: { uuid: agent.id },
      decision: null,
    })
  })

  test('a message that one person reports again and again is one report, until it is decided', async () => {
    const { id, client, asClient, asAgent } = await makeTalk(server)
    await say(asAgent, id, 'Pay me outside, it is cheaper.')
    const [message] = (await asClient.get(`/conversations/${id}/messages`)).body.data.items
    const before = (await sanna.get('/staff/queues')).body.data.reports
    const ids = await Promise.all(
      ['Once.', 'Twice.', 'Three times.', 'Four times.', 'Five times.'].map((again) =>
        report(asClient, 'message', message.uuid, { explanation: `${WHY} ${again}` }),
      ),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await report(asClient, 'message', message.uuid)).toBe(ids[0])
    expect((await sanna.get('/staff/queues')).body.data.reports).toBe(before + 1)
    const received = async () =>
      (await mailsTo(server, client.email)).filter(
        ({ subject }) => subject === 'We have received your report',
      )
    expect(await received()).toHaveLength(1)

    const path = `/staff/reports/${ids[0]}`
    await sanna.put(`${path}/claim`)
    expect(await report(asClient, 'message', message.uuid)).toBe(ids[0])
    expect((await sanna.get(path)).body.data).toMatchObject({ status: 'claimed', other_reports: 0 })
    await decide(sanna, ids[0] as string, leaving)
    expect(await report(asClient, 'message', message.uuid)).not.toBe(ids[0])
    expect(await received()).toHaveLength(2)
  })

  test('whoever wrote a hidden message is led to the decision in its place, by a notification and by a mail that quotes it', async () => {
    const { id, agent, client, asClient, asAgent } = await makeTalk(server)
    await say(asAgent, id, 'Pay me outside, it is cheaper.')
    const listed = async (browser: Browser) =>
      (await browser.get(`/conversations/${id}/messages`)).body.data.items[0]
    const reported = await report(asClient, 'message', (await listed(asClient)).uuid, {
      category: 'outside',
    })
    expect((await sanna.get(`/staff/reports/${reported}`)).body.data).toMatchObject({
      title: expect.stringMatching(/^Message of \S/),
      message: { conversation: id, seq: 1 },
    })
    await decide(sanna, reported, hiding)

    expect(await listed(asAgent)).toMatchObject({
      message: 'Our team has hidden this message.',
      decision: reported,
    })
    expect(await listed(asClient)).toMatchObject({ decision: null })
    await server.jobsDone()
    const [notice] = (await asAgent.get('/notifications')).body.data.items
    expect(notice).toMatchObject({
      title: 'Our team has hidden your message. Please read why',
      path: `/p/report-decision/${reported}`,
    })
    const mail = await mailAbout(server, agent.email, /We have hidden your message/)
    expect(mail.text).toContain('your message "Pay me outside, it is cheaper. (')

    const path = `/report-decisions/${reported}`
    expect((await asAgent.get(path)).body.data).toMatchObject({
      ...{ side: 'owner', may_object: true },
      own_message: { text: 'Pay me outside, it is cheaper.', at: server.clock.now().toISOString() },
    })
    const told = await mailAbout(server, client.email, /Our decision on your report/)
    const theirs = told.text.match(/report-decision\/(\S+)/)?.[1] ?? ''
    expect((await asClient.get(`/report-decisions/${theirs}`)).body.data).toMatchObject({
      ...{ side: 'reporter', own_message: null },
    })
    expect((await asClient.get(path)).status).toBe(404)
    expect((await new Browser(server).get(path)).status).toBe(404)
    const objection = { objection: 'It was a joke between the two of us.' }
    expect((await asAgent.post(`${path}/objection`, objection)).body.data.objected_at).not.toBeNull()
  })

  test('what two people report is two reports, and so are two things of one person', async () => {
    const [one, other] = [await aReview(), await aReview()]
    const [ida, rosa] = [await signedIn(), await signedIn()]
    const ids = [
      await report(ida.browser, 'review', one.id),
      await report(rosa.browser, 'review', one.id),
      await report(ida.browser, 'review', other.id),
    ]
    expect(new Set(ids).size).toBe(3)
  })

  test('what nobody sees cannot be reported', async () => {
    const agent = await anAgent()
    const draft = await makeService(server, agent, { status: 'draft' })
    const hidden = await makeReview(server, {
      ...{ agent, author: await makePerson(server), star: 1, hidden: true },
    })
    const { browser } = await signedIn()
    expect((await browser.post('/reports', told('service', draft.id))).status).toBe(404)
    expect((await browser.post('/reports', told('review', hidden.id))).status).toBe(404)
    expect((await browser.post('/reports', told('article', hidden.id))).status).toBe(404)
  })
})

describe('deciding', () => {
  test('a review that is hidden is gone from page, rating and count; both sides read why', async () => {
    const { agent, author, id } = await aReview()
    const { person, browser } = await signedIn()
    const reported = await report(browser, 'review', id)
    expect((await sanna.get(`/staff/reports/${reported}`)).body.data.about).toEqual({
      agent: { uuid: agent.id, fullname: expect.stringContaining(' ') },
      order: null,
    })
    const decided = await decide(sanna, reported, hiding)
    expect(decided).toMatchObject({ status: 'decided', current: { is_hidden: true } })

    expect(await profileOf(agent)).toMatchObject({ rating: 5, review_count: 1, reviews: [{ star: 5 }] })
    for (const [to, subject] of [
      [person, /Our decision on your report of a review/],
      [author, /We have hidden your review/],
    ] as const)
      expect((await mailAbout(server, to.email, subject)).text).toContain(`> ${hiding.reason}`)
    const [entry] = (await sanna.get(`/staff/audit-log?subject=${author.id}`)).body.data.items
    expect(entry).toMatchObject({ action: 'hide_reported', details: { reason: hiding.reason } })
  })

  test('a service that is taken down cannot be published or duplicated by its agent', async () => {
    const agent = await anAgent()
    const owner = await signIn(server, agent)
    const { id } = await makeService(server, agent)
    const { browser } = await signedIn()
    await decide(sanna, await report(browser, 'service', id), hiding)
    expect((await profileOf(agent)).services).toEqual([])

    const own = `/account/consultant/services/${id}`
    expect((await owner.post(`${own}/publish`)).body.errors).toContainEqual(
      expect.objectContaining({ field: 'withheld' }),
    )
    expect((await owner.post(`${own}/duplicate`)).status).toBe(409)
  })

  test('an article that is hidden is found nowhere', async () => {
    const { id, slug, username } = await server.context.db
      .selectFrom('live_article')
      .innerJoin('agent', 'agent.person_id', 'agent_id')
      .select(['article_id as id', 'slug', 'username'])
      .executeTakeFirstOrThrow()
    const { browser } = await signedIn()
    const address = `/consultants/${username}/articles/${slug}`
    const isThere = async () => (await new Browser(server).get(address)).status
    expect(await isThere()).toBe(200)
    await decide(sanna, await report(browser, 'article', id), hiding)
    expect(await isThere()).toBe(404)
    expect((await server.app.inject('/sitemap.xml')).body).not.toContain(slug)
  })

  test('what stays is told to the reporter alone', async () => {
    const { agent, author, id } = await aReview()
    const { person, browser } = await signedIn()
    await decide(sanna, await report(browser, 'review', id), leaving)
    expect((await profileOf(agent)).review_count).toBe(2)
    expect((await mailAbout(server, person.email, /Our decision/)).text).toContain('stays as it is')
    expect(await mailsTo(server, author.email)).toEqual([])
  })

  test('only whoever has taken it decides, once, and nobody their own', async () => {
    const { id } = await makeReport(server)
    const path = `/staff/reports/${id}`
    expect((await sanna.post(`${path}/decision`, leaving)).status).toBe(409)
    await otto.put(`${path}/claim`)
    expect((await sanna.put(`${path}/claim`)).status).toBe(409)
    expect((await sanna.post(`${path}/decision`, leaving)).status).toBe(409)
    server.clock.forward(31 * 60_000)
    for (const staff of [sanna, otto]) await staff.head('/heartbeat')
    expect((await otto.post(`${path}/decision`, leaving)).status).toBe(409)
    await decide(sanna, id, leaving)
    expect((await sanna.put(`${path}/claim`)).status).toBe(409)
    expect((await sanna.post(`${path}/decision`, hiding)).status).toBe(409)

    const { person, browser } = await makeStaff(server, 'Rita')
    const own = await makeReport(server, { reporter: person })
    expect((await browser.put(`/staff/reports/${own.id}/claim`)).status).toBe(409)
  })

  test('decided by two at once it is decided once', async () => {
    const { id } = await makeReport(server)
    await sanna.put(`/staff/reports/${id}/claim`)
    const answers = await Promise.all(
      [leaving, hiding, leaving, hiding].map((verdict) =>
        sanna.post(`/staff/reports/${id}/decision`, verdict),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('to hide something names what it breaks', async () => {
    const { id } = await makeReport(server)
    await sanna.put(`/staff/reports/${id}/claim`)
    const { ground: _ground, ...groundless } = hiding
    expect((await sanna.post(`/staff/reports/${id}/decision`, groundless)).body.errors).toMatchObject([
      { field: 'ground' },
    ])
  })
})

describe('objecting', () => {
  const OBJECTION = 'I was her client, and I can show the receipt.'
  const answer = { result: 'reversed', reason: 'The receipt shows that they were a client.' }

  async function hiddenReview() {
    const { agent, author, id } = await aReview()
    const { person, browser } = await signedIn()
    const reportId = await report(browser, 'review', id)
    await decide(sanna, reportId, hiding)
    const mail = await mailAbout(server, author.email, /We have hidden/)
    return { agent, author, reporter: person, reportId, token: tokenIn(mail) }
  }

  test('by the link in the mail the owner objects once, a colleague answers, and the review is back', async () => {
    const { agent, author, reporter, reportId, token } = await hiddenReview()
    const anybody = new Browser(server)
    const decision = await anybody.get(`/report-decisions/${token}`)
    expect(decision.body.data).toMatchObject({ side: 'owner', outcome: 'hidden', may_object: true })
    const object = () => anybody.post(`/report-decisions/${token}/objection`, { objection: OBJECTION })
    expect((await object()).body.data).toMatchObject({ may_object: false })
    expect((await object()).status).toBe(409)
    await mailAbout(server, author.email, /We have received your objection/)

    const path = `/staff/reports/${reportId}`
    expect((await sanna.get(path)).body.data.closed_to_you).toMatch(/colleague/)
    expect((await sanna.post(`${path}/answer`, answer)).status).toBe(409)
    expect((await otto.post(`${path}/answer`, answer)).body.data).toMatchObject({
      status: 'settled',
      current: { is_hidden: false },
    })
    expect((await profileOf(agent)).review_count).toBe(2)
    for (const { email } of [author, reporter])
      expect((await mailAbout(server, email, /answer to an objection/)).text).toContain(answer.reason)
  })

  test('the reporter cannot object to what they asked for, and no made-up link opens a decision', async () => {
    const { reporter, reportId, token } = await hiddenReview()
    const theirs = tokenIn(await mailAbout(server, reporter.email, /Our decision/))
    const anybody = new Browser(server)
    expect((await anybody.get(`/report-decisions/${theirs}`)).body.data.may_object).toBe(false)
    const object = await anybody.post(`/report-decisions/${theirs}/objection`, { objection: OBJECTION })
    expect(object.status).toBe(409)
    const proof = String(token).split('.')[2]
    for (const invented of [`${reportId}.reporter.${proof}`, `${reportId}.owner.`, reportId])
      expect((await anybody.get(`/report-decisions/${invented}`)).status).toBe(404)
  })

  test('after six months nobody objects any more', async () => {
    const { token } = await hiddenReview()
    server.clock.forward(184 * DAY_MS)
    const anybody = new Browser(server)
    expect((await anybody.get(`/report-decisions/${token}`)).body.data.may_object).toBe(false)
  })

  test('a reporter who objects with success has it hidden, and its owner hears why', async () => {
    const { author, id, agent } = await aReview()
    const { person, browser } = await signedIn()
    const reportId = await report(browser, 'review', id)
    await decide(sanna, reportId, leaving)
    const token = tokenIn(await mailAbout(server, person.email, /Our decision/))
    await browser.post(`/report-decisions/${token}/objection`, { objection: OBJECTION })
    await otto.post(`/staff/reports/${reportId}/answer`, answer)
    expect((await profileOf(agent)).review_count).toBe(1)
    await mailAbout(server, author.email, /answer to an objection/)
  })
})

test('reports are forgotten a year after their answer; those that wait stay', async () => {
  const [waiting, decided] = [
    await makeReport(server, { state: 'appealed' }),
    await makeReport(server, { state: 'decided' }),
  ]
  const there = async ({ id }: { id: string }) => (await sanna.get(`/staff/reports/${id}`)).status
  server.clock.forward(366 * DAY_MS)
  sanna = (await makeStaff(server, 'Sanna')).browser
  await forgetWhatIsOver.run(server.context, {})
  expect([await there(waiting), await there(decided)]).toEqual([200, 404])
})
