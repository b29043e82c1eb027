import { Readable } from 'node:stream'
import { documentFile } from '@sojourn/contract/calls/file'
import type { Context } from '../../context.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Person } from '../../platform/http/actor.ts'
import { listDocuments } from '../../work/documents/list-documents.ts'
import { reviewDocument } from '../../work/documents/review-document.ts'
import { handOver } from '../../work/documents/upload-version.ts'
import { doneBy } from './demo-actor.ts'
import type { DemoDocument } from './demo-hires.ts'
import { drawPaper } from './drawing/draw-paper.ts'
import { asOf } from './past-context.ts'
import { drawSpecimen } from './people/draw-specimen.ts'

interface Case {
  order: string
  client: Person
  agent: Person
  /** When it was paid. */
  paid: number
  /** What became of the documents it asks for, in their order. */
  documents: readonly DemoDocument[]
}

/** What a client handed over for an order, and what its agent said to it. */
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

    await handOver(doneBy(later(), client), client, where, await paperOf(item.name, index))
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
    if (told.filed) await reviewDocument(doneBy(later(), agent), agent, where, { action: 'file', version })
  }
}

/** A picture first, papers after it. */
export async function paperOf(name: string, index: number) {
  const isPicture = index === 0
  const content = isPicture ? await drawSpecimen() : drawPaper(name, ['Page 1 of 1'])
  const ending = isPicture ? 'jpg' : 'pdf'
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
