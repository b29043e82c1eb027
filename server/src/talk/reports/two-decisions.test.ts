import { afterAll, beforeAll, expect, test } from 'vitest'
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
