import { documentFile } from '@sojourn/contract/calls/file'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { copyReading } from '../../ground/papers/copy-reading.ts'
import { askForReading } from '../../ground/papers/read-papers.ts'
import { transact } from '../../platform/database/transact.ts'
import type { ValueOf } from '../../platform/database/value-of.ts'
import { receiveFile } from '../../platform/files/parts/receive-file.ts'
import { dropSealedBytes, keepSealedFile, type SealedBytes } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { scanNewVersion } from './check-version.ts'
import { tellIfComplete } from './completeness.ts'
import { documentMachine } from './document-state.ts'
import { showDocument } from './list-documents.ts'
import { lockOpenOrder, refuseClosed } from './lock-open-order.ts'
import { type NewFile, scanAndSeal } from './scan-and-seal.ts'
import { addVersion, bytesOf, findDocument, versionsOf } from './store.ts'

const MOST_VERSIONS = 30
export const MOST_BYTES_OF_ORDER = 500_000_000

interface Where {
  orderId: string
  id: string
}

/** A file stays byte for byte what was sent: papers are evidence. */
export async function uploadVersion(context: Context, actor: Person, where: Where, request: FastifyRequest) {
  await refuseWhereNoneIsTaken(context, actor, where)
  await using upload = await receiveFile(context, actor, request, documentFile)
  // It is awaited here: the file is gone when this function ends.
  return await handOver(context, actor, where, upload)
}

/** Before the file is looked at; it is asked again once the order is held. */
export async function refuseWhereNoneIsTaken(context: Context, actor: Person, { orderId, id }: Where) {
  const { status } = await orderOfSide(context.db, actor, orderId)
  const document = await findDocument(context.db, orderId, id)
  if (!document) throw new Refusal('not_found')
  refuseClosed(status)
  await context.limits.take('order_document', { account: actor.id })
  return document
}

export async function handOver(context: Context, actor: Pick<Person, 'id'>, where: Where, file: NewFile) {
  const scanned = await scanAndSeal(context, file)
  return handOverSealed(context, actor, where, { file, ...scanned })
}

export interface SealedFile {
  file: NewFile
  verdict: ValueOf<'document_version', 'scan'>
  sealed: SealedBytes
  /** The version of a paper of the client's vault it is a copy of, with the file of that. */
  fromVault?: { version: string; fileId: string }
}

/** D2. */
export function handOverSealed(
  context: Context,
  actor: Pick<Person, 'id'>,
  { orderId, id }: Where,
  { file, verdict, sealed, fromVault }: SealedFile,
) {
  return transact(context, async (tx) => {
    const order = await lockOpenOrder(tx, actor, orderId)
    const document = await findDocument(tx, orderId, id)
    if (!document) throw new Refusal('not_found')
    if (document.given_by !== order.side)
      throw new Refusal('not_now', { message: 'The other side hands over this document.' })
    const [newest] = await versionsOf(tx, [id])
    // Pressed in two tabs, it is handed over once.
    if (fromVault && newest?.vault_version_id === fromVault.version && document.status === 'handed_over') {
      await dropSealedBytes(context, tx, sealed)
      return showDocument(context, actor, { orderId, id }, tx)
    }
    const number = (newest?.number ?? 0) + 1
    if (number > MOST_VERSIONS)
      throw new Refusal('not_now', { message: `A document has at most ${MOST_VERSIONS} versions.` })
    if (Number(await bytesOf(tx, orderId)) + file.size > MOST_BYTES_OF_ORDER)
      throw new Refusal('not_now', { message: 'The documents of an order have 500 MB together.' })

    const now = context.clock.now()
    await perform(
      acting(context, order.side),
      tx,
      documentMachine.handOver,
      { ...document, order },
      {
        patch: { reason: null, updated_at: now },
        told: async () => {
          await keepSealedFile(context, tx, actor.id, sealed)
          const version = await addVersion(tx, {
            ...rowOf({ id, number, actor, now, scan: verdict }, file, sealed),
            vault_version_id: fromVault?.version ?? null,
          })
          const from = fromVault?.fileId
          if (!(from && (await copyReading(context, tx, { from, to: sealed.id, ownerId: actor.id }))))
            await askForReading(context, tx, {
              fileId: sealed.id,
              ownerId: actor.id,
              mediaType: sealed.mediaType,
              order: orderId,
              others: [order.client_id, order.agent_id].filter((person) => person !== actor.id),
            })
          if (verdict === 'waiting') await context.jobs.enqueue(tx, scanNewVersion, { version: version.id })
          return { reason: null, along: { order, document } }
        },
      },
    )
    await tellIfComplete(context, tx, { order, before: document })
    const shown = await showDocument(context, actor, { orderId, id }, tx)
    await file.finish?.(tx, shown)
    return shown
  })
}

interface About {
  id: string
  number: number
  actor: Pick<Person, 'id'>
  now: Date
  scan: ValueOf<'document_version', 'scan'>
}

const rowOf = ({ id, number, actor, now, scan }: About, file: NewFile, sealed: SealedBytes) => ({
  document_id: id,
  number,
  file_id: sealed.id,
  file_name: file.name,
  media_type: file.mediaType,
  size: file.size,
  scan,
  uploaded_by: actor.id,
  created_at: now,
})
