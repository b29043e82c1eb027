import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileView } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow } from '../../platform/refusal.ts'
import { findOwnVersion, type OwnVersion } from '../documents/find-own-version.ts'
import { scanAndSeal } from '../documents/scan-and-seal.ts'
import { addPaperWith, type NewVersion } from './add-paper.ts'
import { holdVault } from './hold-vault.ts'
import { bytesOf } from './open-paper.ts'
import { showPaper } from './show-vault.ts'
import { keptFrom, paperOfVersion } from './store.ts'

interface Which {
  order: string
  document: string
  version: number
}

export type CopyForVault = { known: string } | { name: string; version: NewVersion }

/** A copy of what one has handed over; what came from the vault, or lies there, is known there. */
export async function copyForVault(context: Context, actor: Person, which: Which): Promise<CopyForVault> {
  const own = await findOwnVersion(context, actor, {
    orderId: which.order,
    id: which.document,
    version: which.version,
  })
  if (own.person)
    throw notNow(
      'Your vault holds your own papers, and this document is of somebody who travels along. It stays with the order.',
    )
  const known = await paperThere(context, actor, own)
  if (known) return { known }
  await context.limits.take('vault_paper', { account: actor.id })
  await transact(context, (tx) =>
    noteFileView(context, tx, {
      ownerId: actor.id,
      fileId: own.fileId,
      viewerId: actor.id,
      purpose: 'Kept in the vault of its owner',
      orderId: own.orderId,
    }),
  )
  const file = { ...own.file, open: bytesOf(context, own.fileId) }
  return {
    name: own.documentName,
    version: {
      file,
      ...(await scanAndSeal(context, file)),
      keptFrom: { version: own.id, fileId: own.fileId },
    },
  }
}

async function paperThere({ db }: Pick<Context, 'db'>, { id: ownerId }: Person, own: OwnVersion) {
  const kept = await keptFrom(db, ownerId, own.id)
  if (kept) return kept.paper_id
  return own.vaultVersionId && (await paperOfVersion(db, ownerId, own.vaultVersionId))?.paper_id
}

export const keepFromOrder = (context: Context, actor: Person, copy: CopyForVault) =>
  transact(context, async (tx) => {
    if ('known' in copy) return showPaper(context, tx, actor, copy.known)
    await holdVault(tx, actor)
    // Another tab may have kept it meanwhile.
    const there = copy.version.keptFrom && (await keptFrom(tx, actor.id, copy.version.keptFrom.version))
    const id = there?.paper_id ?? (await addPaperWith(context, tx, actor, copy))
    return showPaper(context, tx, actor, id)
  })
