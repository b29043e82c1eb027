import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { askAs } from './own-api.ts'

type Asking = Pick<BrowserContext, 'request'>

/** A client asks an agent before hiring. */
export const askBeforeHiring = (client: Asking, agent: { uuid: string }, message: string) =>
  askAs<{ conversation: string }>(client, 'POST', `/consultants/${agent.uuid}/questions`, {
    ...{ client_id: randomUUID(), message },
  })

/** And the agent reports it to our team; the id of the conversation. */
export async function reportQuestion(client: Asking, { agent, as }: { agent: { uuid: string }; as: Asking }) {
  const { conversation } = await askBeforeHiring(client, agent, 'You only want my money.')
  const path = `/conversations/${conversation}/messages`
  const { items } = await askAs<{ items: { uuid: string }[] }>(as, 'GET', path)
  await askAs(as, 'POST', '/reports', {
    ...{ kind: 'message', subject: items[0]?.uuid, category: 'offensive', good_faith: true },
    explanation: 'This message insults me and my work.',
  })
  return conversation
}
