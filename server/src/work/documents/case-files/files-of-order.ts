import type { Reader } from '../../../platform/database/database.ts'
import { documentsOf, versionsOf } from '../store.ts'
import { caseFilesOf } from './case-file-store.ts'
import { sideOfFile } from './case-file-view.ts'

const NAMES = { completion: 'With a completion request', evidence: 'Evidence', decision: 'Decision letter' }

/** The documents of its checklist come first, with all their versions. */
export async function filesOfOrder(db: Reader, { id, clientId }: { id: string; clientId: string }) {
  const documents = new Map((await documentsOf(db, id)).map((document) => [document.id, document.name]))
  const versions = await versionsOf(db, [...documents.keys()])
  const others = await caseFilesOf(db, id)
  const isReadable = ({ scan, is_there }: { scan: string; is_there: boolean }) =>
    is_there && scan !== 'waiting' && scan !== 'infected'
  return [
    ...versions.map((file) => ({
      ...file,
      kind: 'document' as const,
      of: null,
      name: documents.get(file.document_id) ?? '',
      by: sideOfFile({ ...file, client_id: clientId }),
      may_open: isReadable(file),
    })),
    ...others
      .filter(({ purpose, subject_id }) => purpose !== 'completion' || subject_id !== null)
      .map((file) => ({
        ...file,
        kind: file.purpose,
        of: file.subject_id,
        name: NAMES[file.purpose],
        by: sideOfFile(file),
        may_open: isReadable(file),
      })),
  ]
}
export type FileOfOrder = Awaited<ReturnType<typeof filesOfOrder>>[number]
