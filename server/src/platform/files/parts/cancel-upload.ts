import type { Context } from '../../../context.ts'
import { transact } from '../../database/transact.ts'
import type { Person } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { forgetSealedFiles } from '../sealed-files.ts'
import { findUpload, removeUploads } from './store.ts'

export const cancelUpload = (context: Context, actor: Pick<Person, 'id'>, id: string) =>
  transact(context, async (tx) => {
    if (!(await findUpload(tx, actor.id, id))) throw new Refusal('not_found')
    const { files } = await removeUploads(tx, [id])
    await forgetSealedFiles(context, tx, files)
  })
