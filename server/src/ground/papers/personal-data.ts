import type { RulesOf } from '../../platform/data-rules.ts'

const SEALED = 'sealed; the export has it in plain words as readings-of-papers.json'

export const papersData: RulesOf<'paper_reading'> = {
  paper_reading: {
    marks: { owner_id: 'id' },
    shown: ['file_id', 'status', 'read_at', 'confirmed_at', 'created_at'],
    withheld: { found: SEALED, confirmed: SEALED },
    onDeletion: 'removed',
  },
}
