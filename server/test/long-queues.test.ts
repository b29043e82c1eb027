import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellEmails } from '../src/money/payments/cards/tell-emails.ts'
import { HOUR_MS } from '../src/platform/clock.ts'
import { sendHeldMails } from '../src/talk/notifications/send-held-mails.ts'
import { tendDocuments } from '../src/work/documents/tend-documents.ts'
import { makeOrder } from './orders.ts'
import { makePerson } from './people.ts'
import { openTestApp, type TestApp } from './start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const many = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, i) => make(i))
const makePeople = (count: number) => Promise.all(many(count, () => makePerson(server)))
const anHourAgo = () => new Date(server.clock.now().getTime() - HOUR_MS)

async function jobsOf(name: string) {
  const { rows } = await server.context.pool.query<{ data: Record<string, string> }>(
    'select data from pgboss.job where name = $1',
    [name],
  )
  return new Set(rows.flatMap(({ data }) => Object.values(data)))
}

test('each of 350 changed emails is told to the processor in one run', async () => {
  const { context } = server
  const people = await makePeople(350)
  await context.db
    .insertInto('processor_customer')
    .values(
      people.map(({ id }) => ({
        ...{
          person_id: id,
          processor: context.processor.name,
          processor_id: `left-${id}`,
          created_at: anHourAgo(),
        },
      })),
    )
    .execute()
  await tellEmails.run(context, {})
  const waiting = context.db.selectFrom('processor_customer').select('person_id').where('told_at', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

test('the mails that were held for 650 people go out in one run', async () => {
  const { context } = server
  const people = await makePeople(650)
  await context.db
    .insertInto('mail_body')
    .values(
      people.map(({ id }) => ({
        ...{ id: randomUUID(), sealed: Buffer.from('mail'), person_id: id },
        ...{ due_at: anHourAgo(), created_at: anHourAgo() },
      })),
    )
    .execute()
  await sendHeldMails.run(context, {})
  const reached = await jobsOf('send-held-mails-of')
  expect(people.filter(({ id }) => !reached.has(id))).toEqual([])
})

test('each of 350 documents and files that wait for the virus scanner is scanned after one run', async () => {
  const { context } = server
  const client = await makePerson(server)
  const order = await makeOrder(server, { client, status: 'paid' })
  const document = await context.db
    .insertInto('order_document')
    .values({
      ...{
        order_id: order.id,
        place: 99,
        name: 'A letter',
        given_by: 'client',
        asked_by: 'client',
        mandatory: true,
      },
      ...{ asked_at: anHourAgo(), created_at: anHourAgo(), updated_at: anHourAgo() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const waits = (index: number) => ({
    ...{ file_id: randomUUID(), file_name: `${index}.pdf`, media_type: 'application/pdf', size: 10 },
    ...{ scan: 'waiting' as const, uploaded_by: client.id, created_at: anHourAgo() },
  })
  const versions = await context.db
    .insertInto('document_version')
    .values(many(350, (index) => ({ ...waits(index), document_id: document.id, number: index + 1 })))
    .returning('id')
    .execute()
  const files = await context.db
    .insertInto('case_file')
    .values(many(350, (index) => ({ ...waits(index), order_id: order.id, purpose: 'completion' as const })))
    .returning('id')
    .execute()
  await tendDocuments.run(context, {})
  const scanned = new Set([...(await jobsOf('scan-document-version')), ...(await jobsOf('scan-case-file'))])
  expect([...versions, ...files].filter(({ id }) => !scanned.has(id))).toEqual([])
})
