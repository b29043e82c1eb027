import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { documentFile } from '@sojourn/contract/calls/file'
import type { Context } from '../../server/src/context.ts'
import { HOUR_MS, MINUTE_MS } from '../../server/src/platform/clock.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { send } from '../../server/src/talk/conversations/files/send-file.ts'
import { markRead } from '../../server/src/talk/conversations/mark-read.ts'
import { sendMessage } from '../../server/src/talk/conversations/send-message.ts'
import { showOrderConversation } from '../../server/src/talk/conversations/show-conversation.ts'
import { sendReport } from '../../server/src/talk/reports/send-report.ts'
import type { DemoTalk } from './demo-hires.ts'
import { drawPaper } from './drawing/draw-paper.ts'
import { asOf } from './past-context.ts'

interface Case {
  order: string
  client: Person
  agent: Person
  paid: number
  talk: DemoTalk
}

type Said = DemoTalk['early'][number]

export async function bringEarlyTalk(context: Context, { order, client, agent, paid, talk }: Case) {
  const { uuid } = await showOrderConversation(context, client, order)
  for (const [index, said] of talk.early.entries()) {
    const then = asOf(context, new Date(paid + (20 + 9 * index) * MINUTE_MS))
    await say(then, { uuid, writer: said.by === 'client' ? client : agent }, said)
  }
  for (const reader of [client, agent]) await markRead(context, reader, uuid, talk.early.length + 1)
}

/** The client has not read yet what the agent said last. */
export async function bringLateTalk(context: Context, { order, client, agent, talk }: Case) {
  const { uuid } = await showOrderConversation(context, client, order)
  for (const said of talk.late) {
    const then = asOf(context, new Date(context.clock.now().getTime() - said.hours_ago * HOUR_MS))
    const sent = await say(then, { uuid, writer: said.by === 'client' ? client : agent }, said)
    const { reported } = talk
    if (reported && said.text?.startsWith(reported.begins))
      await sendReport(then, client, {
        kind: 'message',
        subject: sent.uuid,
        category: 'offensive',
        explanation: reported.why,
        good_faith: true,
      })
  }
}

async function say(
  context: Context,
  { uuid, writer }: { uuid: string; writer: Person },
  { text, file }: Said,
) {
  const client_id = randomUUID()
  if (text) return sendMessage(context, writer, uuid, { client_id, message: text })
  const name = file ?? 'Paper'
  const content = drawPaper(name, ['Page 1 of 1'])
  return send(
    context,
    writer,
    { id: uuid, clientId: client_id },
    {
      name: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`,
      mediaType: documentFile.types.pdf,
      size: content.length,
      open: () => Readable.from([content]),
    },
  )
}
