import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileView, openSealedFile } from '../../platform/files/sealed-files.ts'
import { readDocumentId, readDraft } from './answers.ts'
import { findVerification } from './verification-store.ts'

interface ExportedFile {
  name: string
  open: () => Promise<Readable>
}

/** The export opens what lies encrypted, in plain words and pictures. */
export async function exportVerification(context: Context, personId: string): Promise<ExportedFile[]> {
  const row = await findVerification(context.db, personId)
  if (!row || row.label === null) return []
  const answers = {
    document_id: readDocumentId(context.settings, row),
    draft: readDraft(context.settings, row),
  }
  const files: ExportedFile[] = [
    {
      name: 'verification-answers.json',
      open: async () => Readable.from([JSON.stringify(answers, null, 2)]),
    },
  ]
  const documents = [
    { name: 'verification-document.jpg', fileId: row.file_id },
    { name: 'verification-document-not-sent.jpg', fileId: row.draft_file_id },
  ]
  for (const { name, fileId } of documents) {
    if (!fileId) continue
    await transact(context, (tx) =>
      noteFileView(context, tx, {
        ownerId: personId,
        fileId,
        viewerId: personId,
        purpose: 'Export of the account',
      }),
    )
    files.push({ name, open: async () => (await openSealedFile(context, fileId)) ?? Readable.from([]) })
  }
  return files
}
