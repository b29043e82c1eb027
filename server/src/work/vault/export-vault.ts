import { Readable } from 'node:stream'
import { extensionOf } from '@sojourn/contract/calls/file'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileViews, openSealedFile } from '../../platform/files/sealed-files.ts'
import { papersOf, versionsOf } from './store.ts'
import { mayOpen } from './view.ts'

export async function exportVault(context: Context, personId: string) {
  const papers = new Map((await papersOf(context.db, personId)).map((paper) => [paper.id, paper]))
  const versions = (await versionsOf(context.db, personId)).filter(mayOpen)
  await transact(context, (tx) =>
    noteFileViews(
      context,
      tx,
      versions.map(({ file_id, paper_id }) => ({
        ownerId: personId,
        fileId: file_id,
        viewerId: personId,
        purpose: 'Export of the account',
        vaultPaperId: paper_id,
      })),
    ),
  )
  return versions.map(({ paper_id, number, file_id, file_name }) => ({
    name: `vault/${papers.get(paper_id)?.kind ?? 'other'}-${paper_id}-version-${number}.${extensionOf(file_name)}`,
    open: async () => (await openSealedFile(context, file_id)) ?? Readable.from([]),
  }))
}
