import type { RulesOf } from '../../platform/data-rules.ts'

export const favouritesData: RulesOf<'favourite'> = {
  favourite: {
    marks: { person_id: 'id' },
    shown: ['id', 'agent_id', 'created_at'],
    onDeletion: 'removed',
  },
}
