import { randomUUID } from 'node:crypto'
import { enter, makeSeller, makeShopper, type Shopper } from './payments.ts'
import type { Browser, TestPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

export interface Asked {
  /** The conversation. */
  id: string
  client: Shopper
  agent: TestPerson
  asClient: Browser
  asAgent: Browser
}

export const ask = (
  browser: Browser,
  agent: { id: string },
  message: string,
  more: { client_id?: string; goal?: number; service?: string; answers?: string[] } = {},
) => browser.post(`/consultants/${agent.id}/questions`, { client_id: randomUUID(), message, ...more })

/** A client has asked an agent something. */
export async function makeQuestion(server: TestApp, given: { agent?: TestPerson } = {}): Promise<Asked> {
  const client = await makeShopper(server)
  const agent = given.agent ?? (await makeSeller(server))
  const { status, body, text } = await ask(client.browser, agent, 'Can I work while I study?')
  if (status !== 201) throw new Error(text)
  return {
    id: body.data.conversation,
    client,
    agent,
    asClient: client.browser,
    asAgent: await enter(server, agent),
  }
}
