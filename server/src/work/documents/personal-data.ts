import type { RulesOf } from '../../platform/data-rules.ts'

export const documentsData: RulesOf<'order_document' | 'document_version' | 'case_file'> = {
  order_document: {
    marks: { added_by: 'id' },
    shown: [
      'id',
      'order_id',
      'place',
      'name',
      'person',
      'mandatory',
      'given_by',
      'asked_by',
      'status',
      'reason',
      'asked_at',
      'reminded',
      'created_at',
      'updated_at',
    ],
    onDeletion: {
      kept: 'the other side needs to see what was asked for; whose it is is taken out, and it names people by their ids only',
    },
  },
  document_version: {
    marks: { uploaded_by: 'id' },
    shown: [
      'id',
      'document_id',
      'number',
      'file_id',
      'file_name',
      'media_type',
      'size',
      'scan',
      'vault_version_id',
      'created_at',
    ],
    onDeletion: 'removed',
  },
  case_file: {
    marks: { uploaded_by: 'id' },
    shown: [
      'id',
      'order_id',
      'purpose',
      'subject_id',
      'file_id',
      'file_name',
      'media_type',
      'size',
      'scan',
      'created_at',
    ],
    onDeletion: 'removed',
  },
}
