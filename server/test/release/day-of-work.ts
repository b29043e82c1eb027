import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { handOver } from '../../src/work/documents/upload-version.ts'
import { byClient } from '../documents.ts'
import { askForCompletion, makeWork, type PaidWork } from '../paid-work.ts'
import { Browser, makePerson, PASSWORD } from '../people.ts'
import { pdf } from '../sample-files.ts'
import type { TestApp } from '../start-app.ts'

/** People join, hire, pay, talk, hand over papers, finish the work and judge it on one day. */
export async function workForADay(server: TestApp) {
  await join(server)
  const work = await makeWork(server)
  await handPaperOver(server, work)
  const talk = (await work.asClient.get(`/orders/${work.id}/conversation`)).body.data.uuid
  await must(
    work.asClient.post(`/conversations/${talk}/messages`, { client_id: randomUUID(), message: 'Hello.' }),
  )
  await must(work.asAgent.get(`/conversations/${talk}/messages`))
  const request = await askForCompletion(work)
  await must(work.asClient.post(`/orders/${work.id}/completion-requests/${request}/answer`, { accept: true }))
  await server.jobsDone()
  await must(
    work.asClient.post('/contact-messages', {
      name: 'Ngozi',
      email: 'ngozi@example.com',
      subject: 'A question',
      message: 'When do you open?',
    }),
  )
}

async function handPaperOver(server: TestApp, { id: orderId, client, asAgent }: PaidWork) {
  const asked = { name: 'Passport', given_by: 'client', mandatory: true }
  const { body, text } = await asAgent.post(`/orders/${orderId}/documents`, asked)
  if (!body?.data) throw new Error(text)
  const file = { name: 'passport.pdf', mediaType: 'application/pdf', size: pdf.length }
  const where = { orderId, id: body.data.uuid }
  await handOver(byClient(server, client), client, where, { ...file, open: () => Readable.from([pdf]) })
}

async function join(server: TestApp) {
  const email = `joins-${randomUUID().slice(0, 8)}@example.com`
  const browser = new Browser(server)
  const names = { first_name: 'Ines', last_name: 'Duarte', email, confirmEmail: email, password: PASSWORD }
  await must(browser.post('/auth/signup/subscriber', names))
  const { email: known } = await makePerson(server)
  await must(browser.post('/auth/login', { email: known, password: PASSWORD }))
}

async function must(call: Promise<{ status: number; text: string }>) {
  const { status, text } = await call
  if (status >= 400) throw new Error(text)
}
