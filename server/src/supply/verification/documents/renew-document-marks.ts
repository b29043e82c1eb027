import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { markOfDocument, readDocumentId } from '../answers.ts'
import { markedDocuments, setDocumentMarks } from './document-mark-store.ts'

/** After the secret was exchanged: marks of the old one would match no new papers. Tells how many. */
export const renewDocumentMarks = (context: Context) =>
  transact(context, async (tx) => {
    const marks = (await markedDocuments(tx)).flatMap((row) => {
      const number = readDocumentId(context.settings, row)
      const { document_type: type, document_country: country } = row
      if (!number || !type || !country) return []
      const mark = markOfDocument(context.settings, { type, country, number })
      return row.document_mark?.equals(mark) ? [] : [{ agent_id: row.agent_id, mark }]
    })
    await setDocumentMarks(tx, marks)
    return marks.length
  })
