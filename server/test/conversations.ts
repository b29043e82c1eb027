import { randomUUID } from 'node:crypto'
import { FILE_NAME_HEADER } from '@sojourn/contract/calls/file'
import type { Message } from '@sojourn/contract/talk/conversations'
import type { OrderState } from '../src/work/orders/order-state.ts'
import { makeOrder } from './orders.ts'
import { type Browser, makePerson, signIn, type TestPerson } from './people.ts'
import { pdf } from './sample-files.ts'
import type { TestApp } from './start-app.ts'

export interface Talk {
  id: string
  orderId: string
  ref: string
  client: TestPerson
  agent: TestPerson
  asClient: Browser
  asAgent: Browser
}

/** A client and an agent with a paid order, both signed in. */
export async function makeTalk(server: TestApp, status: OrderState = 'paid'): Promise<Talk> {
  const client = await makePerson(server, { first_name: 'Chidi', last_name: 'Client' })
  const made = await makeOrder(server, { client, status })
  const asClient = await signIn(server, client)
  const asAgent = await signIn(server, made.agent)
  const { body, text } = await asClient.get(`/orders/${made.id}/conversation`)
  if (!body?.data) throw new Error(text)
  const { id: orderId, ref, agent } = made
  return { id: body.data.uuid, orderId, ref, client, agent, asClient, asAgent }
}

export const say = (browser: Browser, id: string, message: string, client_id: string = randomUUID()) =>
  browser.post(`/conversations/${id}/messages`, { client_id, message })

export async function heard(browser: Browser, id: string, query = ''): Promise<string[]> {
  const { body } = await browser.get(`/conversations/${id}/messages${query}`)
  return body.data.items.map(({ message }: { message: string }) => message)
}

interface Sent {
  id: string
  clientId?: string
  name?: string
  content?: Buffer
}

/** Over a real connection: an upload is read from it piece by piece. */
export async function sendFile(origin: string, browser: Browser, sent: Sent) {
  const { id, clientId = randomUUID(), name = 'passport.pdf', content = pdf } = sent
  const answer = await fetch(`${origin}/api/conversations/${id}/files/${clientId}`, {
    method: 'POST',
    body: new Uint8Array(content),
    headers: {
      'content-type': 'application/pdf',
      [FILE_NAME_HEADER]: encodeURIComponent(name),
      'x-device-id': browser.device,
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(browser.nonce && { 'x-nonce': browser.nonce }),
    },
  })
  return { status: answer.status, body: (await answer.json()) as { data: Message; message: string } }
}
