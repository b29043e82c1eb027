import { type RulesOf, SECRET } from '../../platform/data-rules.ts'

export const deadlinesData: RulesOf<'deadline_paper' | 'deadline_reader' | 'deadline_feed'> = {
  deadline_paper: {
    marks: { person_id: 'id' },
    shown: ['id', 'kind', 'country_iso', 'purpose', 'ends_on', 'created_at', 'updated_at'],
    withheld: {
      sealed_name: 'sealed; the export has it in plain words as papers-with-a-deadline.json',
      revision: 'how often calendars were told',
    },
    onDeletion: 'removed',
  },
  deadline_reader: {
    marks: { person_id: 'id' },
    shown: ['days', 'checked_on'],
    onDeletion: 'removed',
  },
  deadline_feed: {
    marks: { person_id: 'id' },
    shown: ['side', 'created_at', 'last_read_at'],
    withheld: { id: 'a number of ours', token_hash: SECRET, sealed_token: SECRET },
    onDeletion: 'removed',
  },
}
