import { Readable } from 'node:stream'
import { FILE_NAME_HEADER } from '@sojourn/contract/calls/file'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { transact } from '../src/platform/database/transact.ts'
import { acting } from '../src/platform/http/by.ts'
import { askForDocuments } from '../src/work/documents/ask-for-documents.ts'
import { handOver } from '../src/work/documents/upload-version.ts'
import { holdOrder } from '../src/work/orders/hold-order.ts'
import type { Browser } from './people.ts'
import { pdf } from './sample-files.ts'
import type { TestApp } from './start-app.ts'

/** The order was just paid; the answer is the first document it asks for. */
export async function askFor(server: TestApp, orderId: string) {
  const { context } = server
  await transact(context, async (tx) => {
    const order = await holdOrder(tx, orderId)
    if (order) await askForDocuments(context, tx, { along: { order } })
  })
  const { id } = await context.db
    .selectFrom('order_document')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('place')
    .executeTakeFirstOrThrow()
  return id
}

export async function handOverPassport(server: TestApp, client: { id: string }, orderId: string) {
  const id = await askFor(server, orderId)
  const file = { name: 'passport.pdf', mediaType: 'application/pdf', size: pdf.length }
  await handOver(
    byClient(server, client),
    client,
    { orderId, id },
    { ...file, open: () => Readable.from([pdf]) },
  )
  return id
}

interface UploadAnswer {
  data: OrderDocument
  message: string
  errors: { field: string; message: string }[]
}

interface Sent {
  name?: string
  type?: string
  content?: Buffer
}

/** Over a real connection: an upload is read from it piece by piece. */
export const sendDocument = (origin: string, browser: Browser, path: string, sent?: Sent) =>
  sendFile<UploadAnswer>(origin, browser, `${path}/versions`, sent)

export async function sendFile<Answer>(
  origin: string,
  browser: Browser,
  path: string,
  { name = 'passport.pdf', type = 'application/pdf', content = pdf }: Sent = {},
) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    body: new Uint8Array(content),
    headers: {
      'content-type': type,
      [FILE_NAME_HEADER]: encodeURIComponent(name),
      'x-device-id': browser.device,
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(browser.nonce && { 'x-nonce': browser.nonce }),
    },
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

export const byClient = ({ context }: TestApp, { id }: { id: string }) =>
  acting(context, { id, mode: 'client', requestId: null })
