import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'

export const markedDocuments = (db: Reader) =>
  db
    .selectFrom('verification')
    .select(['agent_id', 'document_type', 'document_country', 'sealed_document_id', 'document_mark'])
    .where('document_mark', 'is not', null)
    .execute()

export const setDocumentMarks = (tx: Tx, marks: { agent_id: string; mark: Buffer }[]) =>
  sql`
    update verification set document_mark = given.mark
    from unnest(${marks.map(({ agent_id }) => agent_id)}::uuid[], ${marks.map(({ mark }) => mark)}::bytea[])
      as given (agent_id, mark)
    where verification.agent_id = given.agent_id`.execute(tx)
