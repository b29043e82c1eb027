import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout } from '../../../../test/mailbox.ts'
import { makeSides, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import { enter, NO_LIMITS, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { momentInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import { tendConflicts } from '../tend-conflicts.ts'

let server: TestApp
let member: TestPerson
let staff: Browser
let work: PaidWork
let path: string
let cid: string
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  member = await makePerson(server, { staff: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  work = await makeWork(server, await makeSides(server))
  await comeBack()
  const opened = await work.asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  cid = opened.body.data.id
  path = `/orders/${work.id}/conflicts/${cid}`
  const { body } = await work.asClient.post(`${path}/refunds`, { amount: 300_00, text: 'This is fair.' })
  await work.asAgent.patch(`${path}/refunds/${body.data.refunds.at(-1).id}`, {
    answer: 'reject',
    text: 'No.',
  })
  await work.asClient.patch(path, { step: 'ask_team' })
  await staff.put(`/staff/conflicts/${cid}/claim`)
})

async function comeBack() {
  work.asClient = await enter(server, work.client)
  work.asAgent = await enter(server, work.agent)
  staff = await enter(server, member)
}

const WHY = 'Half of the forms were prepared, and nothing was filed.'
const say = (step: 'propose' | 'decide', amount = 100_00) =>
  staff.post(`/staff/conflicts/${cid}/decision`, { step, amount, reason: WHY })
const answer = async (who: Browser, word: 'accept' | 'reject') => {
  const { refunds } = (await who.get(path)).body.data
  return who.patch(`${path}/refunds/${refunds.at(-1).id}`, { answer: word, text: 'This is my answer.' })
}
const seen = async () => (await staff.get(`/staff/conflicts/${cid}`)).body.data

describe('what our team proposed', () => {
  test('is not decided before both sides had the two days they were promised', async () => {
    expect((await seen()).may).toEqual(['propose', 'decide'])
    expect((await say('propose')).body.data.may).toEqual(['propose'])
    const until = (await seen()).decide_from
    expect(new Date(until).getTime() - server.clock.now().getTime()).toBe(2 * DAY_MS)
    const { status, body } = await say('decide')
    expect(status).toBe(409)
    expect(body.message).toMatch(
      /^Both sides can answer your proposal until .+2026.+\. You can decide then, or once both have answered\.$/,
    )
    expect((await work.asClient.get(path)).body.data.stage).toBe('mediation')
    await answer(work.asClient, 'accept')
    expect((await say('decide')).status).toBe(409)

    server.clock.forward(2 * DAY_MS - 1)
    await comeBack()
    await staff.put(`/staff/conflicts/${cid}/claim`)
    expect((await say('decide')).status).toBe(409)
    server.clock.forward(1)
    expect((await seen()).may).toEqual(['propose', 'decide'])
    expect((await say('decide')).status).toBe(200)
    expect((await work.asClient.get(path)).body.data).toMatchObject({
      ...{ stage: 'decided', decision: { amount: { amount: 100_00 } } },
    })
  })

  test('is decided once one side rejected it: no agreement can come of it any more', async () => {
    await say('propose')
    await answer(work.asClient, 'accept')
    await answer(work.asAgent, 'reject')
    expect(await seen()).toMatchObject({ may: ['propose', 'decide'], decide_from: null })
    expect((await say('decide')).status).toBe(200)
  })

  test('is decided once a side proposed something else', async () => {
    await say('propose')
    await work.asAgent.post(`${path}/refunds`, { amount: 50_00, text: 'This would be fairer.' })
    expect((await say('decide')).status).toBe(200)
  })

  test('can be replaced by another proposal, and both sides have two days again', async () => {
    await say('propose')
    server.clock.forward(DAY_MS)
    await comeBack()
    await staff.put(`/staff/conflicts/${cid}/claim`)
    expect((await say('propose', 120_00)).status).toBe(200)
    server.clock.forward(DAY_MS + 1)
    await comeBack()
    await staff.put(`/staff/conflicts/${cid}/claim`)
    expect((await say('decide')).status).toBe(409)
  })

  test('is over with its two days, also where no job ran', async () => {
    await say('propose')
    server.clock.forward(3 * DAY_MS)
    await tendConflicts.run(server.context, {})
    await comeBack()
    await staff.put(`/staff/conflicts/${cid}/claim`)
    expect((await say('decide')).status).toBe(200)
  })

  test('is answered within two days, by a minute that both read in their mail', async () => {
    await say('propose')
    const until = new Date(server.clock.now().getTime() + 2 * DAY_MS)
    await quieten(server)
    for (const { email } of [work.client, work.agent])
      expect((await mailAbout(server, email, /Our team proposes/)).text).toContain(
        `by ${momentInWords(until, { zone: null, clock: null })}`,
      )
  })
})

test('who has not taken the conflict, or may not decide it, is offered nothing', async () => {
  const other = await enter(server, await makePerson(server, { staff: true }))
  expect((await other.get(`/staff/conflicts/${cid}`)).body.data.may).toEqual([])
  await staff.delete(`/staff/conflicts/${cid}/claim`)
  expect((await seen()).may).toEqual([])
})
