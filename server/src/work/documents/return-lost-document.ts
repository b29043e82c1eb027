import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting } from '../../platform/http/by.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { documentMachine } from './document-state.ts'
import { findDocument, versionOfFile, versionsOf } from './store.ts'

/** D8, where the file is the newest version of a document; its owner is written to whatever it was. */
export async function returnLostDocument(
  context: Context,
  tx: Tx,
  { file, by }: { file: string; by: Context['by'] },
) {
  const version = await versionOfFile(tx, file)
  if (!version) return
  const order = await holdOrder(tx, version.order_id)
  const document = await findDocument(tx, version.order_id, version.document_id)
  if (!order || !document) return
  if ((await versionsOf(tx, [document.id]))[0]?.number !== version.number) return
  const now = context.clock.now()
  const patch = { reason: OWN_REASONS.file_lost, asked_at: now, reminded: 0, updated_at: now }
  await performOrSkip(
    acting(context, by),
    tx,
    documentMachine.lose,
    { ...document, order },
    { patch, told: { reason: OWN_REASONS.file_lost } },
  )
}
