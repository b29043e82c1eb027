import { Readable } from 'node:stream'
import { documentFile } from '@sojourn/contract/calls/file'
import type { Context } from '../../server/src/context.ts'
import { readWaiting } from '../../server/src/ground/papers/read-waiting.ts'
import { HOUR_MS } from '../../server/src/platform/clock.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { listDocuments, showDocument } from '../../server/src/work/documents/list-documents.ts'
import { confirmPaper } from '../../server/src/work/documents/readings/confirm-paper.ts'
import { reviewDocument } from '../../server/src/work/documents/review-document.ts'
import { handOver } from '../../server/src/work/documents/upload-version.ts'
import { doneBy } from './demo-actor.ts'
import type { DemoDocument } from './demo-hires.ts'
import { drawDemoPaper } from './drawing/draw-demo-paper.ts'
import { drawPaper } from './drawing/draw-paper.ts'
import { asOf } from './past-context.ts'
import { drawSpecimen } from './people/draw-specimen.ts'

interface Case {
  order: string
  client: Person
  agent: Person
  paid: number
  documents: readonly DemoDocument[]
}

export async function bringDocuments(context: Context, { order, client, agent, paid, documents }: Case) {
  const { items } = await listDocuments(context, client, order)
  for (const [index, told] of documents.entries()) {
    const item = items[index]
    if (!item) continue
    const where = { orderId: order, id: item.uuid }
    let time = paid + (index + 1) * 2 * HOUR_MS
    const later = () => {
      time += HOUR_MS
      return asOf(context, new Date(time))
    }

    await handOver(doneBy(later(), client), client, where, await paperFor(context, item.name, index, told))
    if (told.passport) await confirm(context, client, where)
    if (told.returned) {
      await reviewDocument(doneBy(later(), agent), agent, where, {
        action: 'return',
        version: 1,
        reason: told.returned,
      })
      if (told.again) await handOver(doneBy(later(), client), client, where, await paperOf(item.name, index))
    }
    const version = told.again ? 2 : 1
    if (told.accepted)
      await reviewDocument(doneBy(later(), agent), agent, where, { action: 'accept', version })
  }
  await readWaiting(context)
}

type Filed = Pick<Case, 'order' | 'agent' | 'documents'> & {
  /** It is in milliseconds. */
  at: number
}

/** Papers go to the authority with the application, after the work has begun. */
export async function fileDocuments(context: Context, { order, agent, at, documents }: Filed) {
  const { items } = await listDocuments(context, agent, order)
  const filed = asOf(context, new Date(at))
  for (const [index, told] of documents.entries()) {
    const item = items[index]
    if (!item || !told.filed) continue
    const version = told.again ? 2 : 1
    await reviewDocument(
      doneBy(filed, agent),
      agent,
      { orderId: order, id: item.uuid },
      { action: 'file', version },
    )
  }
}

const paperFor = async (
  context: Context,
  name: string,
  index: number,
  { passport, too_dark }: DemoDocument,
) =>
  passport || too_dark
    ? picture(name, await drawDemoPaper(context.clock.now(), { passport, isDark: too_dark }))
    : paperOf(name, index)

/** Its owner says that it was read rightly. */
async function confirm(context: Context, client: Person, { orderId, id }: { orderId: string; id: string }) {
  await readWaiting(context)
  const { versions } = await showDocument(context, client, { orderId, id })
  const [newest] = versions
  if (newest?.paper?.read)
    await confirmPaper(doneBy(asOf(context, context.clock.now()), client), client, {
      orderId,
      id,
      version: newest.number,
      fields: newest.paper.read.fields,
    })
}

/** A picture comes first, papers after it. */
export async function paperOf(name: string, index: number) {
  return index === 0
    ? picture(name, await drawSpecimen())
    : named(name, 'pdf', drawPaper(name, ['Page 1 of 1']))
}

const picture = (name: string, content: Buffer) => named(name, 'jpg', content)

function named(name: string, ending: 'jpg' | 'pdf', content: Buffer) {
  return {
    name: `${name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 40)}.${ending}`,
    mediaType: documentFile.types[ending],
    size: content.length,
    open: () => Readable.from([content]),
  }
}
