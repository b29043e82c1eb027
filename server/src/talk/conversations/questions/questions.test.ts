import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { heard, say, sendFile } from '../../../../test/conversations.ts'
import { mailsTo } from '../../../../test/mailbox.ts'
import { offerIn } from '../../../../test/offers.ts'
import { makeGoal } from '../../../../test/orders.ts'
import {
  enter,
  makePayment,
  makeSeller,
  makeShopper,
  makeUnpaidOrder,
  payByCard,
  type Shopper,
  saveCard,
} from '../../../../test/payments.ts'
import { Browser, makePerson, signIn, type TestPerson } from '../../../../test/people.ts'
import { type Asked, ask, makeQuestion } from '../../../../test/questions.ts'
import { CARDS } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'
import { forgetWhatIsOver } from '../../../desk/leaving/forget-what-is-over.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { questionIn, say as sayMail } from '../../../platform/words/say.ts'
import { sendHeldMails } from '../../notifications/send-held-mails.ts'
import { forgetMessagesOf } from '../forget-messages-of.ts'
import { closeQuestions } from './close-questions.ts'
import { measureAnswersAnew } from './measure-answers.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

/** Whoever signs in again after days. */
const again = (person: TestPerson) => signIn(server, person)

/** Buys services of the agent, one after the other. */
async function toHire(client: Shopper, agent: TestPerson) {
  const card = await saveCard(server, client.browser, CARDS.visa)
  return async () => {
    const { order, ref } = await makePayment(server, { shopper: client, agent })
    return { order, pay: () => payByCard(client.browser, ref, card) }
  }
}

const conversationOf = async (browser: Browser, order: string) =>
  (await browser.get(`/orders/${order}/conversation`)).body.data

const closeWhatIsOver = async () => {
  await closeQuestions.run(server.context, {})
  await server.jobsDone()
}

test('nobody is asked who is no agent here', async () => {
  const { browser } = await makeShopper(server)
  const answers = [
    await ask(browser, { id: randomUUID() }, 'Hello?'),
    await ask(browser, await makePerson(server), 'Hello?'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

test('an agent who answers with an offer has answered: nobody is told that they did not', async () => {
  const { id, client, agent } = await makeQuestion(server)
  await server.context.db
    .updateTable('agent')
    .set({ found_since: server.clock.now() })
    .where('person_id', '=', agent.id)
    .execute()
  expect((await offerIn(await again(agent), id)).status).toBe(201)
  server.clock.forward(15 * DAY_MS)
  await closeWhatIsOver()
  const { data } = (await (await again(client)).get(`/conversations/${id}`)).body
  expect(data.question.state).toBe('open')
  expect((await mailsTo(server, client.email)).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringContaining('did not answer'),
  )
})

test('a client asks an agent before hiring, and both read it like any other conversation', async () => {
  const { id, asClient, asAgent } = await makeQuestion(server)
  expect((await say(asAgent, id, 'Yes, up to twenty hours a week.')).status).toBe(201)
  expect(await heard(asClient, id)).toEqual(['Can I work while I study?', 'Yes, up to twenty hours a week.'])
  const [thread] = (await asClient.get('/conversations')).body.data.items
  expect(thread).toMatchObject({
    ...{ uuid: id, title: 'Question', order_id: null, order_status: null, unread_count: 1 },
    last_message: { message: 'Yes, up to twenty hours a week.', is_own: false },
  })
  const { data } = (await asAgent.get(`/conversations/${id}`)).body
  expect(data).toMatchObject({
    ...{ order_id: null, closed: null, question: { state: 'open', answers: [] } },
    may: ['write', 'attach', 'block'],
  })
  expect((await asClient.put(`/conversations/${id}/read`, { seq: 2 })).body.data.unread_count).toBe(0)
  const found = (await asClient.get('/find?query=twenty')).body.data
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'message', path: `/p/client/messages/${id}?at=2` }),
  )
})

test('a question about no service is called in the language of whoever reads it, and what an agent wrote stays', async () => {
  const [client, agent] = [await makeShopper(server), await makeSeller(server)]
  const goal = await makeGoal(server, client, { country: 'DE', purpose: 'study' })
  const { body } = await ask(client.browser, agent, 'Was geht?', { goal: goal.id })
  const id = body.data.conversation
  const asAgent = await signIn(server, agent)
  const calls = (titles: string[]) => ({ fr: titles[0], es: titles[1], ar: titles[2] })
  const called = calls(['Études, Allemagne', 'Estudios en Alemania', 'الدراسة في ألمانيا'])
  for (const [language, title] of Object.entries(called)) {
    const headers = { headers: { 'accept-language': language } }
    const read = async (path: string) =>
      JSON.parse((await asAgent.get(path, headers)).text.replaceAll(/[\u2068\u2069]/g, '')).data
    expect((await read('/conversations')).items[0].title, language).toBe(title)
    expect((await read(`/conversations/${id}`)).title, language).toBe(title)
    expect((await read('/today')).todo[0].order, language).toEqual({ uuid: id, title })
    const found = (await read('/find?query=geht')) as { note: string }[]
    expect(
      found.map(({ note }) => note),
      language,
    ).toContain(title)
  }
  expect(questionIn('fr', 'Question')).toBe('Question')
  expect(questionIn('ar', 'Question')).toBe('سؤال')
  for (const written of ['Help in Canada', 'Study in peace', 'Study permit']) {
    expect(questionIn('fr', written)).toBe(written)
    expect(sayMail('fr', `New message about a question before hiring: ${written}`, 'mails')).toContain(
      written,
    )
  }
  const mail = sayMail('fr', 'You asked Amara: Study in Germany.', 'mails')
  expect(mail.replaceAll(/[\u2068\u2069]/g, '')).toContain('Études, Allemagne')
})

test('it is about a goal of whoever asks, or a service of the agent', async () => {
  const client = await makeShopper(server)
  const goal = await makeGoal(server, client, { country: 'DE', purpose: 'study' })
  const [agent, other] = [await makeSeller(server), await makeSeller(server)]
  const { body } = await ask(client.browser, agent, 'Is this possible?', { goal: goal.id })
  const path = `/conversations/${body.data.conversation}`
  expect((await client.browser.get(path)).body.data).toMatchObject({
    title: 'Study in Germany',
    question: { goal: goal.id, agent: agent.id },
  })
  const stranger = await makeShopper(server)
  const theirs = await makeGoal(server, stranger)
  expect((await ask(client.browser, other, 'And this?', { goal: theirs.id })).status).toBe(404)
  expect((await ask(client.browser, other, 'And this?', { service: randomUUID() })).status).toBe(422)
})

test('asking again writes into the same question, also from two tabs at once and when the answer was lost', async () => {
  const agent = await makeSeller(server)
  for (let round = 0; round < rounds(3, 30); round += 1) {
    server.clock.forward(61_000)
    const client = await makeShopper(server)
    const tabs = await Promise.all(['One', 'Two', 'Three'].map((text) => ask(client.browser, agent, text)))
    expect(tabs.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = new Set(tabs.map(({ body }) => body.data.conversation))
    expect(ids.size).toBe(1)
    const [id] = ids as Set<string>
    const client_id = randomUUID()
    await ask(client.browser, agent, 'Four', { client_id })
    await ask(client.browser, agent, 'Four', { client_id })
    const all = await heard(client.browser, String(id))
    expect(all.toSorted()).toEqual(['Four', 'One', 'Three', 'Two'])
  }
})

test('five new agents a day: the sixth is refused with the time of the next', async () => {
  const client = await makeShopper(server)
  const agents = await Promise.all(Array.from({ length: 6 }, () => makeSeller(server)))
  const answers = await Promise.all(agents.map((agent) => ask(client.browser, agent, 'Hello')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.message).toMatch(
    /^You can ask 5 new agents a day\. You can ask the next one on \w+ \d+ \w+ \d{4} at \d\d:\d\d \(UTC\)/,
  )
  const known = agents[answers.findIndex(({ status }) => status === 201)] as TestPerson
  expect((await ask(client.browser, known, 'One more thing')).status).toBe(201)
  server.clock.forward(DAY_MS)
  const left = agents[answers.findIndex(({ status }) => status === 409)] as TestPerson
  expect((await ask(await again(client), left, 'Hello')).status).toBe(201)
})

test('an agent asks first, and what the client says stands above the conversation', async () => {
  const agent = await makeSeller(server)
  const asAgent = await enter(server, agent)
  const asks_first = ['Where do you live?', 'When do you want to go?']
  await asAgent.put('/account/consultant/questions', { takes_questions: true, asks_first })
  const client = await makeShopper(server)
  expect((await client.browser.get(`/consultants/${agent.id}/questions`)).body.data).toMatchObject({
    ...{ asks_first, closed: null, open: null },
  })
  expect((await ask(client.browser, agent, 'Hello')).status).toBe(422)
  const answers = ['In Lagos', 'In May']
  const { body } = await ask(client.browser, agent, 'Hello', { answers })
  await asAgent.put('/account/consultant/questions', { takes_questions: true, asks_first: [] })
  const { data } = (await asAgent.get(`/conversations/${body.data.conversation}`)).body
  expect(data.question.answers).toEqual([
    { question: 'Where do you live?', answer: 'In Lagos' },
    { question: 'When do you want to go?', answer: 'In May' },
  ])
})

test('who takes no questions is asked none, and open ones go on', async () => {
  const { id, agent, asClient, asAgent } = await makeQuestion(server)
  await asAgent.put('/account/consultant/questions', { takes_questions: false, asks_first: [] })
  expect((await ask(asClient, agent, 'One more thing')).status).toBe(201)
  expect((await say(asAgent, id, 'Yes.')).status).toBe(201)
  const other = await makeShopper(server)
  const refused = await ask(other.browser, agent, 'Hello')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('does not take questions at the moment'),
  ])
  expect((await other.browser.get(`/consultants/${agent.id}`)).body.data.takes_questions).toBe(false)
})

test('an agent who leaves is asked nothing new, and reads and answers what was asked before', async () => {
  const { id, agent, asClient, asAgent } = await makeQuestion(server)
  await server.context.db
    .updateTable('person')
    .set({ deletion_due_at: server.clock.now() })
    .where('id', '=', agent.id)
    .execute()
  expect((await ask(asClient, agent, 'One more thing')).status).toBe(201)
  expect((await say(asAgent, id, 'Yes.')).status).toBe(201)
  const other = await makeShopper(server)
  const { closed } = (await other.browser.get(`/consultants/${agent.id}/questions`)).body.data
  const refused = await ask(other.browser, agent, 'Hello')
  expect([refused.status, refused.body.message]).toEqual([409, closed])
  expect(closed).toContain('is leaving Sojourn and takes no new work')
})

test('nobody asks themselves, nor who is hidden, nor without a verified email, nor as an agent', async () => {
  const agent = await makeSeller(server)
  const asAgent = await enter(server, agent)
  expect((await ask(asAgent, agent, 'Me?')).body.code).toBe('wrong_mode')
  await asAgent.post('/account/switch', { to: 'subscriber' })
  const self = await ask(asAgent, agent, 'Me?')
  expect([self.status, self.body.message]).toEqual([409, expect.stringContaining('This is you')])

  const unverified = await makePerson(server, { home: 'consultant' })
  const client = await makeShopper(server)
  expect((await ask(client.browser, unverified, 'Hello')).status).toBe(404)
  await server.context.db
    .updateTable('person')
    .set({ suspended_at: server.clock.now(), suspended_reason: 'Fraud' })
    .where('id', '=', agent.id)
    .execute()
  expect((await ask(client.browser, agent, 'Hello')).status).toBe(404)

  const newcomer = await signIn(server, await makePerson(server, { verifiedEmail: false }))
  expect((await ask(newcomer, await makeSeller(server), 'Hello')).body.code).toBe('email_not_verified')
})

test('who was blocked is not told, whether they ask before or at the same moment', async () => {
  const agent = await makeSeller(server)
  for (let round = 0; round < rounds(3, 30); round += 1) {
    server.clock.forward(61_000)
    const { id, asClient, asAgent } = await makeQuestion(server, { agent })
    // It is over, so that the next question is a new one.
    await server.context.db
      .updateTable('question')
      .set({ status: 'closed', ended_at: server.clock.now() })
      .where('conversation_id', '=', id)
      .execute()
    const [blocked, asked] = await Promise.all([
      asAgent.put(`/conversations/${id}/block`, { blocked: true }),
      ask(asClient, agent, 'And now?'),
    ])
    expect(blocked.status).toBe(200)
    expect([201, 409]).toContain(asked.status)
    const later = await ask(asClient, agent, 'Hello?')
    if (asked.status === 409) expect(later.status).toBe(409)
    const page = (await asClient.get(`/consultants/${agent.id}/questions`)).body.data
    if (later.status === 409)
      expect([later.body.message, page.closed]).toEqual([
        expect.stringContaining('does not take questions at the moment'),
        expect.stringContaining('does not take questions at the moment'),
      ])
  }
})

test('whoever was blocked first and blocked too gets no new question when the first block is lifted', async () => {
  const { id, agent, asClient, asAgent } = await makeQuestion(server)
  await asClient.put(`/conversations/${id}/block`, { blocked: true })
  await asAgent.put(`/conversations/${id}/block`, { blocked: true })
  await server.context.db
    .updateTable('question')
    .set({ status: 'closed', ended_at: server.clock.now() })
    .where('conversation_id', '=', id)
    .execute()
  const isRefused = async () => {
    const { closed } = (await asClient.get(`/consultants/${agent.id}/questions`)).body.data
    return [(await ask(asClient, agent, 'Hello?')).status, closed]
  }
  const off = expect.stringContaining('does not take questions at the moment')
  expect(await isRefused()).toEqual([409, off])
  await asClient.put(`/conversations/${id}/block`, { blocked: false })
  expect(await isRefused()).toEqual([409, off])
})

test('a block in an older conversation refuses a new question in the words of questions that are off', async () => {
  const { id, agent, asClient, asAgent } = await makeQuestion(server)
  await asAgent.put(`/conversations/${id}/block`, { blocked: true })
  await server.context.db
    .updateTable('question')
    .set({ status: 'closed', ended_at: server.clock.now() })
    .where('conversation_id', '=', id)
    .execute()
  const refused = await ask(asClient, agent, 'Hello?')
  const { closed } = (await asClient.get(`/consultants/${agent.id}/questions`)).body.data
  expect([refused.status, refused.body.message]).toEqual([409, closed])
  expect(closed).toContain('does not take questions at the moment')
  await asAgent.put(`/conversations/${id}/block`, { blocked: false })
  expect((await ask(asClient, agent, 'Hello?')).status).toBe(201)
})

test('a blocked question takes no more, and strangers know nothing of it', async () => {
  const { id, agent, asClient, asAgent } = await makeQuestion(server)
  const stranger = await makeShopper(server)
  for (const path of [`/conversations/${id}`, `/conversations/${id}/messages`])
    expect((await stranger.browser.get(path)).status).toBe(404)
  expect((await say(stranger.browser, id, 'Hello')).status).toBe(404)
  await asAgent.put(`/conversations/${id}/block`, { blocked: true })
  expect((await ask(asClient, agent, 'Are you there?')).status).toBe(409)
  expect((await say(asClient, id, 'Are you there?')).status).toBe(409)
})

test('our team reads a question only once it was reported', async () => {
  const { id, asClient, asAgent } = await makeQuestion(server)
  const staff = await signIn(server, await makePerson(server, { staff: true }))
  const paths = [`/staff/conversations/${id}`, `/staff/conversations/${id}/messages`]
  for (const path of paths) expect((await staff.get(path)).status).toBe(404)
  const { uuid } = (await say(asClient, id, 'You are a fool.')).body.data
  const report = await asAgent.post('/reports', {
    ...{ kind: 'message', subject: uuid, category: 'offensive', good_faith: true },
    explanation: 'This message insults me.',
  })
  expect(report.status).toBe(201)
  for (const path of paths) expect((await staff.get(path)).status).toBe(200)
  expect((await staff.get(paths[0] as string)).body.data).toMatchObject({
    ...{ title: 'Question', order_id: null, may: [] },
  })
  const listed = (await staff.get('/staff/reports')).body.data.items[0]
  const { data: reported } = (await staff.get(`/staff/reports/${listed.id}`)).body
  expect(JSON.stringify(reported)).toContain(`/p/staff/conversations/${id}`)
  const written = await staff.post(`/staff/conversations/${id}/messages`, {
    ...{ client_id: randomUUID(), message: 'Please stop.' },
  })
  expect(written.status).toBe(409)
})

test('hiring joins the question to the order: one conversation, with its past', async () => {
  const { id, client, agent, asClient, asAgent } = await makeQuestion(server)
  await say(asAgent, id, 'Yes.')
  const hire = await toHire(client, agent)
  const { order, pay } = await hire()
  // Nobody has paid yet: the question is still one.
  expect((await asClient.get(`/conversations/${id}`)).body.data.question.state).toBe('open')
  await pay()
  const joined = await conversationOf(asAgent, order.id)
  expect(joined).toMatchObject({
    ...{ uuid: id, order_id: { uuid: order.id }, question: { state: 'hired' } },
  })
  expect(await heard(asClient, id)).toEqual([
    'Can I work while I study?',
    'Yes.',
    'The order is paid. You can write to each other here.',
  ])
  expect((await asClient.get('/conversations')).body.data.items).toHaveLength(1)
  // A message from now on begins a question of its own, which a second order takes.
  const next = (await ask(asClient, agent, 'And my brother?')).body.data
  expect(next.conversation).not.toBe(id)
  const second = await hire()
  await second.pay()
  expect((await conversationOf(asClient, second.order.id)).uuid).toBe(next.conversation)
  expect((await conversationOf(asClient, order.id)).uuid).toBe(id)
})

test('an order that is given up leaves the question as it was', async () => {
  const { id, client, agent, asClient } = await makeQuestion(server)
  const order = await makeUnpaidOrder(server, client, { agent })
  expect((await asClient.post(`/orders/${order.id}/cancel`)).status).toBeLessThan(300)
  expect((await asClient.get(`/conversations/${id}`)).body.data.question.state).toBe('open')
  expect((await ask(asClient, agent, 'I need more time.')).body.data).toEqual({
    ...{ conversation: id, order: null },
  })
})

test('two orders paid at once and a question asked meanwhile: each order has one conversation, one of them the question', async () => {
  for (let round = 0; round < rounds(2, 15); round += 1) {
    server.clock.forward(61_000)
    const { id, client, agent, asClient } = await makeQuestion(server)
    const hire = await toHire(client, agent)
    const [first, second] = [await hire(), await hire()]
    const [, , asked] = await Promise.all([first.pay(), second.pay(), ask(asClient, agent, 'One more thing')])
    expect(asked.status).toBe(201)
    const ids = [
      (await conversationOf(asClient, first.order.id)).uuid,
      (await conversationOf(asClient, second.order.id)).uuid,
    ]
    expect(new Set(ids).size).toBe(2)
    expect(ids).toContain(id)
    expect([...(await heard(asClient, asked.body.data.conversation))]).toContain('One more thing')
  }
})

test('nobody answers in time: the question closes, and the client is told and asks others', async () => {
  const { id, client, agent } = await makeQuestion(server)
  server.clock.forward(13 * DAY_MS)
  await closeWhatIsOver()
  const asLater = await again(client)
  expect((await asLater.get(`/conversations/${id}`)).body.data.question.state).toBe('open')
  server.clock.forward(DAY_MS)
  await closeWhatIsOver()
  await closeWhatIsOver()
  const browser = await again(client)
  const { data } = (await browser.get(`/conversations/${id}`)).body
  expect(data).toMatchObject({ may: [], closed: expect.stringContaining('did not answer in time') })
  expect((await say(browser, id, 'Hello?')).status).toBe(409)
  const [notice] = (await browser.get('/notifications')).body.data.items
  expect(notice).toMatchObject({
    title: expect.stringContaining('did not answer your question'),
    about: 'Question',
    path: `/p/client/messages/${id}`,
  })
  const mails = (await mailsTo(server, client.email)).filter(({ subject }) => /did not answer/.test(subject))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('/p/agents')
  const next = await ask(browser, agent, 'Are you back?')
  expect(next.body.data.conversation).not.toBe(id)
})

test('an answer at the last moment keeps it open, or finds it closed', async () => {
  for (let round = 0; round < rounds(5, 50); round += 1) {
    const { id, client, agent } = await makeQuestion(server)
    server.clock.forward(14 * DAY_MS)
    const asAgent = await again(agent)
    const [answered] = await Promise.all([say(asAgent, id, 'Yes.'), closeWhatIsOver()])
    const stateNow = async () =>
      (await (await again(client)).get(`/conversations/${id}`)).body.data.question.state
    const state = await stateNow()
    expect([
      [201, 'open'],
      [409, 'closed'],
    ]).toContainEqual([answered.status, state])
    server.clock.forward(30 * DAY_MS)
    await closeWhatIsOver()
    expect(await stateNow()).toBe(state)
  }
})

test('how long an agent usually takes to answer is shown from five answers on, and grows old', async () => {
  const agent = await makeSeller(server)
  const shown = async () =>
    (await new Browser(server).get(`/consultants/${agent.id}`)).body.data.response_hours
  const waits = [1, 2, 3, 50, 60]
  for (const hours of waits) {
    expect(await shown()).toBeNull()
    const { id } = await makeQuestion(server, { agent })
    server.clock.forward(hours * HOUR_MS)
    const asAgent = await again(agent)
    await say(asAgent, id, 'Yes.')
    server.clock.forward(MINUTE_MS)
    await say(asAgent, id, 'One thing more.')
    await server.jobsDone()
  }
  expect(await shown()).toBe(3)
  server.clock.forward(91 * DAY_MS)
  await measureAnswersAnew.run(server.context, {})
  expect(await shown()).toBeNull()
})

test('a question that nobody answered counts with the time it was open', async () => {
  const agent = await makeSeller(server)
  for (let index = 0; index < 5; index += 1) await makeQuestion(server, { agent })
  server.clock.forward(14 * DAY_MS)
  await closeWhatIsOver()
  const { response_hours } = (await (await again(agent)).get(`/consultants/${agent.id}`)).body.data
  expect(response_hours).toBe(14 * 24)
})

test.each(['blocked', 'gone'] as const)(
  'nor is an agent measured by a question whose client is %s',
  async (befallen) => {
    const agent = await makeSeller(server)
    for (let index = 0; index < 5; index += 1) {
      const { id, client, asAgent } = await makeQuestion(server, { agent })
      if (befallen === 'blocked') await asAgent.put(`/conversations/${id}/block`, { blocked: true })
      else
        await server.context.db
          .updateTable('person')
          .set({ deleted_at: server.clock.now() })
          .where('id', '=', client.id)
          .execute()
    }
    server.clock.forward(14 * DAY_MS)
    await closeWhatIsOver()
    const { response_hours } = (await (await again(agent)).get(`/consultants/${agent.id}`)).body.data
    expect(response_hours).toBeNull()
  },
)

test('who leaves takes what they said in the question along', async () => {
  const { id, client, asAgent } = await makeQuestion(server)
  await server.context.db
    .updateTable('question')
    .set({ answers: JSON.stringify([{ question: 'Where do you live?', answer: 'In Lagos' }]) })
    .where('conversation_id', '=', id)
    .execute()
  await transact(server.context, (tx) => forgetMessagesOf(tx, client.id))
  const { data } = (await asAgent.get(`/conversations/${id}`)).body
  expect(data).toMatchObject({ title: 'Question', question: { answers: [] } })
  expect(await heard(asAgent, id)).toEqual(['This message was removed.'])
})

test('a question that nobody hired for goes a year after its last message, with its files, unless it was reported', async () => {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const [over, reported] = [await makeQuestion(server), await makeQuestion(server)]
  for (const { id, asClient } of [over, reported])
    expect((await sendFile(origin, asClient, { id })).status).toBe(201)
  const [message] = (await reported.asAgent.get(`/conversations/${reported.id}/messages`)).body.data.items
  await reported.asAgent.post('/reports', {
    ...{ kind: 'message', subject: message.uuid, category: 'offensive', good_faith: true },
    explanation: 'This message insults me.',
  })
  const left = async ({ id, client }: Asked) => {
    const browser = await again(client)
    const { status, body } = await browser.get(`/conversations/${id}/messages`)
    return status === 200 ? body.data.items.length : status
  }
  server.clock.forward(364 * DAY_MS)
  await forgetWhatIsOver.run(server.context, {})
  expect([await left(over), await left(reported)]).toEqual([2, 2])
  server.clock.forward(2 * DAY_MS)
  await forgetWhatIsOver.run(server.context, {})
  expect([await left(over), await left(reported)]).toEqual([404, 2])
  expect(await server.context.db.selectFrom('message_file').select('message_id').execute()).toHaveLength(1)
})

test('an email about a question names it, and leads to it', async () => {
  const { id, client, agent, asClient, asAgent } = await makeQuestion(server)
  const alive = async () => {
    server.clock.forward(10 * MINUTE_MS)
    await Promise.all([asClient.head('/heartbeat'), asAgent.head('/heartbeat')])
    await transact(server.context, (tx) => server.context.jobs.enqueue(tx, sendHeldMails, {}))
    await server.jobsDone()
  }
  for (let step = 0; step < 4; step += 1) await alive()
  await say(asAgent, id, 'Yes.')
  for (let step = 0; step < 4; step += 1) await alive()
  const [[asked], [answered]] = [await mailsTo(server, agent.email), await mailsTo(server, client.email)]
  expect(asked).toMatchObject({ subject: 'New message about a question before hiring: Question' })
  expect(asked?.text).toContain(`/p/agent/messages/${id}`)
  expect(answered).toMatchObject({ subject: 'New message about your question before hiring: Question' })
  expect(answered?.text).toContain(`/p/client/messages/${id}`)
})
