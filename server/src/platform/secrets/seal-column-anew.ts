import type { Context } from '../../context.ts'
import { transact } from '../database/transact.ts'
import { isSealedAnew, seal, unsealIfPossible } from './sealed.ts'
import { readPortion, type SealedColumn, type SealedRow, writePortion } from './sealed-store.ts'

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Seals by the newest secret whatever an older one sealed; tells how many, and how many no secret opens. */
export async function sealColumnAnew(context: Context, where: SealedColumn) {
  const told = { renewed: 0, unopenable: 0 }
  for (let after = BEFORE_ALL; ; ) {
    const rows = await readPortion(context.db, where, after)
    const last = rows.at(-1)
    if (!last) return told
    after = last.id
    const old = rows.filter(({ id, sealed }) => !isSealedAnew(context.settings, where.ownerOf(id), sealed))
    const renewed = old.flatMap((row) => sealedAnew(context, where, row))
    told.unopenable += old.length - renewed.length
    if (renewed.length > 0) told.renewed += await transact(context, (tx) => writePortion(tx, where, renewed))
  }
}

function sealedAnew({ settings }: Context, { ownerOf }: SealedColumn, { id, sealed }: SealedRow) {
  const plain = unsealIfPossible(settings, ownerOf(id), sealed)
  return plain ? [{ id, sealed, anew: seal(settings, ownerOf(id), plain) }] : []
}
