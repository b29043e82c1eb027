import type { RulesOf } from '../../platform/data-rules.ts'

export const hellosData: RulesOf<'hello'> = {
  hello: {
    marks: { agent_id: 'id' },
    shown: ['id', 'media_type', 'size', 'seconds', 'scan', 'captions', 'hidden_at', 'created_at'],
    withheld: { file_id: 'a number of ours', poster_id: 'a number of ours' },
    onDeletion: 'removed',
  },
}
