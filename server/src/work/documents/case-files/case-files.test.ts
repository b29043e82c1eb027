import type { CaseFile } from '@sojourn/contract/work/case-files'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileOf, makeLetter } from '../../../../test/case-files.ts'
import { sendFile } from '../../../../test/documents.ts'
import { toldOfVirus } from '../../../../test/mailbox.ts'
import { makeGoal, makeOrder } from '../../../../test/orders.ts'
import { askForCompletion, makeSides, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import { enter } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { acceptStage, currentOf, hireByStages, payStage } from '../../../../test/stages.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { tendDocuments } from '../tend-documents.ts'

let server: TestApp
let origin: string
let sides: Awaited<ReturnType<typeof makeSides>>
let work: PaidWork
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  sides = await makeSides(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(61_000)
  work = await makeWork(server, sides)
})

const send = (who: Browser, path: string, name = 'letter.pdf') =>
  sendFile<{ data: CaseFile; message: string }>(origin, who, `/orders/${work.id}${path}`, { name })
const list = async (who: Browser): Promise<CaseFile[]> =>
  (await who.get(`/orders/${work.id}/files`)).body.data
const open = (who: Browser, { id }: { id: string }) => who.get(`/orders/${work.id}/files/${id}/download`)
const openConflict = async () => {
  const { body, text } = await work.asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  if (!body?.data) throw new Error(text)
  return body.data.id as string
}

test('a letter that was added at one stage opens from the pages of all', async () => {
  const hired = await hireByStages(server, { sides })
  await payStage(hired, hired.id)
  const letter = await makeLetter(server, hired.agent, hired.id)
  await acceptStage(hired, hired.id)
  const second = await currentOf(hired)
  expect(second).not.toBe(hired.id)
  const files = `/orders/${second}/files`
  expect((await hired.asClient.get(files)).body.data).toMatchObject([{ id: letter }])
  expect((await hired.asClient.get(`${files}/${letter}/download`)).status).toBe(200)
  expect((await work.asClient.get(`/orders/${work.id}/files/${letter}/download`)).status).toBe(404)
})

test('what an agent adds goes with their next completion request, and no sooner', async () => {
  const path = '/completion-requests/files'
  expect((await send(work.asClient, path)).status).toBe(409)
  const { data: first } = (await send(work.asAgent, path, 'wrong.pdf')).body
  const { data: second } = (await send(work.asAgent, path, 'visa.pdf')).body
  expect(first.may).toEqual(['open', 'remove'])
  expect(await list(work.asClient)).toEqual([])
  expect((await open(work.asClient, second)).status).toBe(404)
  expect((await work.asAgent.send('DELETE', `/orders/${work.id}/files/${first.id}`)).status).toBe(204)
  const request = await askForCompletion(work)
  expect(await list(work.asClient)).toMatchObject([
    { file_name: 'visa.pdf', of: request, by: 'agent', may: ['open'] },
  ])
  expect((await open(work.asClient, second)).status).toBe(200)
  expect((await work.asAgent.send('DELETE', `/orders/${work.id}/files/${second.id}`)).status).toBe(409)
  const { data: later } = (await send(work.asAgent, path)).body
  expect(later.of).toBeNull()
})

test('evidence is added to an open conflict by both sides, stays, and stands in the timeline', async () => {
  const cid = await openConflict()
  const path = `/conflicts/${cid}/files`
  const { data: theirs } = (await send(work.asClient, path, 'chat.png.pdf')).body
  expect((await send(work.asAgent, path)).status).toBe(201)
  expect((await list(work.asAgent)).map(({ by, of }) => [by, of])).toEqual([
    ['client', cid],
    ['agent', cid],
  ])
  expect((await work.asClient.send('DELETE', `/orders/${work.id}/files/${theirs.id}`)).status).toBe(409)
  const steps = (await work.asAgent.get(`/orders/${work.id}/timeline`)).body.data.items
  expect(steps.find(({ step }: { step: string }) => step === 'K1e')).toMatchObject({
    by: 'agent',
    subject: 'letter.pdf',
  })
  await work.asClient.patch(`/orders/${work.id}/conflicts/${cid}`, { step: 'withdraw' })
  expect((await send(work.asClient, path)).status).toBe(409)
  const stranger = await enter(server, await makePerson(server))
  expect((await send(stranger, path)).status).toBe(404)
  expect((await open(stranger, theirs)).status).toBe(404)
})

test('the letter of the authority comes from either side until the decision stands', async () => {
  expect((await send(work.asAgent, '/decision-letter')).body.data).toMatchObject({
    purpose: 'decision',
    by: 'agent',
  })
  const { goal_id } = await server.context.db
    .selectFrom('client_order')
    .select('goal_id')
    .where('id', '=', work.id)
    .executeTakeFirstOrThrow()
  const decided = (days: number) =>
    server.context.db
      .updateTable('goal')
      .set({
        status: 'approved',
        decided_on: '2026-01-02',
        decided_at: new Date(server.clock.now().getTime() - days * DAY_MS),
      })
      .where('id', '=', goal_id)
      .execute()
  const mayAdd = async () =>
    (await work.asClient.get(`/orders/${work.id}`)).body.data.may.includes('add_letter')
  await decided(29)
  expect(await mayAdd()).toBe(true)
  expect((await send(work.asClient, '/decision-letter')).status).toBe(201)
  await decided(31)
  expect(await mayAdd(), 'nobody is offered what is refused').toBe(false)
  expect((await send(work.asClient, '/decision-letter')).status).toBe(409)
  expect(await list(work.asClient)).toHaveLength(2)
})

test('whoever of our team has a conflict opens its documents, and their owner sees that', async () => {
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const { data: letter } = (await send(work.asAgent, '/decision-letter')).body
  // Nobody was sent this one yet.
  await send(work.asAgent, '/completion-requests/files', 'draft.pdf')
  const cid = await openConflict()
  await send(work.asClient, `/conflicts/${cid}/files`, 'proof.pdf')
  const path = `/staff/conflicts/${cid}/documents`
  const { data } = (await staff.get(path)).body
  expect(data.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
    ['decision', 'agent'],
    ['evidence', 'client'],
  ])
  const download = () => staff.get(`${path}/${data[1].id}/download`)
  expect((await download()).status).toBe(409)
  await work.asClient.patch(`/orders/${work.id}/conflicts/${cid}`, {
    step: 'ask_team',
    text: 'Please help us.',
  })
  await server.context.db.updateTable('conflict').set({ status: 'mediation' }).where('id', '=', cid).execute()
  expect((await staff.put(`/staff/conflicts/${cid}/claim`)).status).toBe(200)
  expect((await download()).status).toBe(200)
  expect((await staff.get(`${path}/${letter.id}/download`)).status).toBe(404)
  const openings = (await work.asClient.get(`/orders/${work.id}/documents/openings`)).body.data.items
  expect(openings[0]).toMatchObject({ file_name: 'proof.pdf', purpose: 'Opened by our team for a conflict' })
  const log = (await staff.get(`/staff/audit-log?subject=${work.client.id}`)).body.data.items
  expect(log[0]).toMatchObject({ action: 'open_document', details: { conflict: cid } })
  expect((await work.asAgent.get(path)).status).toBe(404)
})

test('a virus is refused, and what is no document too', async () => {
  const answer = await sendFile<{ message: string }>(
    origin,
    work.asAgent,
    `/orders/${work.id}/decision-letter`,
    {
      ...{ name: 'letter.exe', type: 'application/x-msdownload' },
    },
  )
  expect([answer.status, answer.body.message]).toEqual([415, 'Unsupported file format'])
})

test('before the work has started there is no letter', async () => {
  const client = await makePerson(server)
  const { id } = await makeOrder(server, {
    client,
    goalId: (await makeGoal(server, client)).id,
    status: 'paid',
  })
  const asClient = await enter(server, client)
  expect((await asClient.get(`/orders/${id}`)).body.data.may).not.toContain('add_letter')
  const { status } = await sendFile(origin, asClient, `/orders/${id}/decision-letter`)
  expect(status).toBe(409)
})

const sealedOf = async ({ id }: { id: string }) => `sealed/${await fileOf(server, id)}`
async function withOurTeam(cid: string) {
  const staff = await enter(server, await makePerson(server, { staff: true }))
  await server.context.db.updateTable('conflict').set({ status: 'mediation' }).where('id', '=', cid).execute()
  expect((await staff.put(`/staff/conflicts/${cid}/claim`)).status).toBe(200)
  return staff
}

test('evidence that nobody has scanned is closed to the other side and to our team; with a virus it is erased', async () => {
  const { scanner, files, pool } = server.context
  const real = scanner.scan
  scanner.scan = async (read) => {
    read().destroy()
    throw new Error('The scanner is away')
  }
  const cid = await openConflict()
  const { data: file } = (await send(work.asClient, `/conflicts/${cid}/files`)).body
  expect(file.scan).toBe('waiting')
  expect((await open(work.asAgent, file)).status).toBe(404)
  const staff = await withOurTeam(cid)
  const path = `/staff/conflicts/${cid}/documents`
  const [seen] = (await staff.get(path)).body.data
  expect([seen.may_open, (await staff.get(`${path}/${seen.id}/download`)).status]).toEqual([false, 409])
  const place = await sealedOf(file)
  expect(await files.exists(place)).toBe(true)
  // Its job gave up meanwhile.
  await pool.query("delete from pgboss.job where name = 'scan-case-file'")
  scanner.scan = async (read) => {
    read().destroy()
    return 'infected'
  }
  await tendDocuments.run(server.context, {})
  await server.jobsDone()
  scanner.scan = real
  expect(await list(work.asClient)).toMatchObject([{ scan: 'infected', may: [] }])
  expect(await files.exists(place)).toBe(false)
  expect([await toldOfVirus(server, work.client), await toldOfVirus(server, work.agent)]).toEqual([1, 0])
})

test('a file that an agent takes out before they send it is erased', async () => {
  const { data: file } = (await send(work.asAgent, '/completion-requests/files')).body
  const place = await sealedOf(file)
  expect(await server.context.files.exists(place)).toBe(true)
  await work.asAgent.send('DELETE', `/orders/${work.id}/files/${file.id}`)
  await server.jobsDone()
  expect(await server.context.files.exists(place)).toBe(false)
})

test('our team reads the evidence of the conflict it has, and none once that is over', async () => {
  const before = await openConflict()
  await send(work.asClient, `/conflicts/${before}/files`, 'before.pdf')
  await work.asClient.patch(`/orders/${work.id}/conflicts/${before}`, { step: 'withdraw' })
  const { body } = await work.asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'no_contact', text: 'Now nobody answers me any more.' },
  })
  const cid = body.data.id as string
  await send(work.asClient, `/conflicts/${cid}/files`, 'now.pdf')
  const staff = await withOurTeam(cid)
  const path = `/staff/conflicts/${cid}/documents`
  const { data } = (await staff.get(path)).body
  expect(data.map(({ file_name }: { file_name: string }) => file_name)).toEqual(['now.pdf'])
  await work.asClient.patch(`/orders/${work.id}/conflicts/${cid}`, { step: 'withdraw' })
  expect((await staff.get(`${path}/${data[0].id}/download`)).status).toBe(409)
})

test('a conflict takes twenty files of each side, and an order 500 MB', async () => {
  const cid = await openConflict()
  const path = `/conflicts/${cid}/files`
  const { data: first } = (await send(work.asClient, path)).body
  const size = (bytes: number) =>
    server.context.db.updateTable('case_file').set({ size: bytes }).where('id', '=', first.id).execute()
  await size(500_000_000)
  expect((await send(work.asAgent, path)).body.message).toBe(
    'The documents of an order have 500 MB together.',
  )
  await size(first.size)
  await server.context.pool.query(
    `insert into case_file (order_id, purpose, subject_id, file_id, file_name, media_type, size, scan, uploaded_by, created_at)
     select order_id, purpose, subject_id, uuidv7(), file_name, media_type, size, scan, uploaded_by, created_at
     from case_file, generate_series(2, 20) where id = $1`,
    [first.id],
  )
  const refused = await send(work.asClient, path)
  expect([refused.status, refused.body.message]).toEqual([409, 'Please add at most 20 files.'])
  expect((await send(work.asAgent, path)).status).toBe(201)
})
