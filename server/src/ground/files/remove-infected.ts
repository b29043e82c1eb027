import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { findSealedFile } from '../../platform/files/sealed-file-store.ts'
import { forgetSealedFile } from '../../platform/files/sealed-files.ts'
import { tell } from '../facts/tell.ts'

/** The scanner was away when the file came, and found a virus in it later: the file goes, and whoever sent it is told. */
export async function removeInfected(context: Context, tx: Tx, id: string) {
  const file = await findSealedFile(tx, id)
  await forgetSealedFile(context, tx, id)
  if (!file) return
  const sent_at = file.created_at.toISOString()
  await tell(context, tx, { fact: 'virus_found', person: file.owner_id, file: id, sent_at })
}
