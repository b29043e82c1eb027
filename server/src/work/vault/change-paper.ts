import type { PaperFields } from '@sojourn/contract/ground/papers'
import type { VaultPaperChange } from '@sojourn/contract/work/vault'
import type { Context } from '../../context.ts'
import { confirmReading } from '../../ground/papers/confirm-reading.ts'
import { announce } from '../../ground/papers/read-papers.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFiles } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { currentOf } from './current-version.ts'
import { holdPaper } from './hold-vault.ts'
import { hasReadLines } from './report-vault.ts'
import { showPaper } from './show-vault.ts'
import {
  changePaper as changeRow,
  changeVersion,
  removePaper as removeRow,
  versionsOfPaper,
} from './store.ts'

export const changePaper = (context: Context, actor: Person, id: string, change: VaultPaperChange) =>
  transact(context, async (tx) => {
    const paper = await holdPaper(tx, actor, id)
    const { expires_on, ...patch } = change
    const kind = patch.kind ?? paper.kind
    const current = await currentVersion(tx, actor, id)
    // Without lines to read, nothing is left that the day could be corrected in.
    const isFromReading = current?.expiry_from === 'reading' && hasReadLines(kind)
    if (current?.expiry_from === 'reading' && !isFromReading)
      await changeVersion(tx, current.id, { expiry_from: 'typed' })
    if (expires_on !== undefined) {
      if (!current)
        throw notNow('There is no file of this paper that counts. Please upload a new version first.')
      if (isFromReading && expires_on !== current.expires_on)
        throw notNow('This day follows from what you confirmed of the paper. Please correct it there.')
      if (!isFromReading)
        await changeVersion(tx, current.id, { expires_on, expiry_from: expires_on === null ? null : 'typed' })
    }
    await changeRow(tx, id, { ...patch, updated_at: context.clock.now() })
    return showPaper(context, tx, actor, id)
  })

const currentVersion = async (tx: Tx, { id: ownerId }: Person, paperId: string) =>
  currentOf(await versionsOfPaper(tx, ownerId, paperId))

interface Confirmed {
  id: string
  version: number
  fields: PaperFields
}

/** Only the newest version is asked about; its expiry follows from what is confirmed. */
export const confirmPaper = (context: Context, actor: Person, { id, version, fields }: Confirmed) =>
  transact(context, async (tx) => {
    await holdPaper(tx, actor, id)
    const current = await currentVersion(tx, actor, id)
    if (!current) throw new Refusal('not_found')
    if (current.number !== version) throw new Refusal('changed_elsewhere')
    await confirmReading(context, tx, { fileId: current.file_id, personId: actor.id, fields })
    await changeVersion(tx, current.id, { expires_on: fields.expiry, expiry_from: 'reading' })
    announce(context, tx, [actor.id])
    return showPaper(context, tx, actor, id)
  })

/** Orders keep the copies they were given. */
export const removePaper = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    await holdPaper(tx, actor, id)
    const versions = await versionsOfPaper(tx, actor.id, id)
    await removeRow(tx, id)
    await forgetSealedFiles(
      context,
      tx,
      versions.map(({ file_id }) => file_id),
    )
  })
