import { randomUUID } from 'node:crypto'
import type { Context } from '../../server/src/context.ts'
import { HOUR_MS } from '../../server/src/platform/clock.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { markRead } from '../../server/src/talk/conversations/mark-read.ts'
import { askAgent } from '../../server/src/talk/conversations/questions/ask-agent.ts'
import { sendMessage } from '../../server/src/talk/conversations/send-message.ts'
import { demoActor, doneBy } from './demo-actor.ts'
import type { DemoQuestion } from './demo-hires.ts'
import { asOf } from './past-context.ts'
import type { DemoPeople } from './people/demo-people.ts'

/** Nobody has read what came last. */
export async function bringQuestions(
  context: Context,
  people: DemoPeople,
  client: Person,
  questions: { question: DemoQuestion; goal: number | undefined }[],
) {
  for (const { question, goal } of questions) {
    const found = people.agents.find(({ username }) => username === question.agent)
    if (!found) throw new Error(`Nobody of the story is ${question.agent}`)
    const agent = demoActor(context, found.id)
    const [first, ...rest] = question.talk
    if (first?.by !== 'client') throw new Error('A question begins with what its client asks')
    const { conversation } = await askAgent(
      doneBy(before(context, first.hours_ago), client),
      client,
      found.id,
      {
        client_id: randomUUID(),
        message: first.text,
        answers: [],
        ...(goal !== undefined && { goal }),
      },
    )
    for (const [index, { by, text, hours_ago }] of rest.entries()) {
      const then = before(context, hours_ago)
      const writer = by === 'client' ? client : agent
      await markRead(then, writer, conversation, index + 1)
      await sendMessage(doneBy(then, writer), writer, conversation, {
        client_id: randomUUID(),
        message: text,
      })
    }
  }
}

const before = (context: Context, hours: number) =>
  asOf(context, new Date(context.clock.now().getTime() - hours * HOUR_MS))
