import type { RulesOf } from '../../platform/data-rules.ts'

export const likesData: RulesOf<'likes'> = {
  likes: {
    marks: { person_id: 'id' },
    shown: ['id', 'agent_id', 'created_at'],
    onDeletion: 'removed',
  },
}
