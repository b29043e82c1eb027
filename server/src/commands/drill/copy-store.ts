import type { Reader } from '../../platform/database/database.ts'

export const sealedFileIds = async (db: Reader) =>
  (await db.selectFrom('sealed_file').select('id').execute()).map(({ id }) => id)

/** A client who may sign in, with the newest paper of an order that can be opened. */
export const somebodyWithPaper = (db: Reader) =>
  db
    .selectFrom('document_version as version')
    .innerJoin('order_document as document', 'document.id', 'version.document_id')
    .innerJoin('client_order', 'client_order.id', 'document.order_id')
    .innerJoin('person', 'person.id', 'client_order.client_id')
    .innerJoin('sealed_file', 'sealed_file.id', 'version.file_id')
    .select(['client_order.client_id as client', 'client_order.id as order', 'document.id as document'])
    .whereRef('version.uploaded_by', '=', 'person.id')
    .where('version.scan', '!=', 'infected')
    .where('person.suspended_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .orderBy('version.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
