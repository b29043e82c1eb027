import type { RulesOf } from '../../platform/data-rules.ts'

export const factsData: RulesOf<'fact'> = {
  fact: {
    marks: { person_id: 'id', agent_id: 'id', actor_id: 'id' },
    shown: ['fact', 'order_id', 'actor_mode', 'created_at'],
    withheld: {
      id: 'a number of ours',
      reason: 'may tell of other people; what concerns the person stands with the thing it is about',
      details: 'may tell of other people; what concerns the person stands with the thing it is about',
      request_id: 'a number of ours',
    },
    onDeletion: { kept: 'what happened stays provable; it names people by their ids only' },
  },
}
