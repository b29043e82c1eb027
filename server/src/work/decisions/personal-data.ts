import type { RulesOf } from '../../platform/data-rules.ts'

export const decisionsData: RulesOf<'told_decision'> = {
  told_decision: {
    marks: { client_id: 'id', agent_id: 'id', judged_by: 'id' },
    shown: ['id', 'of_visa', 'of_agent'],
    withheld: {
      goal_id: 'a number of ours',
      visa_id: 'stands with the goal of its client',
      approved: 'stands with the goal of its client',
      decided_on: 'stands with the goal of its client',
      told_at: 'stands with the goal of its client',
      signs: 'what our team goes by; told, the next one would be hidden better',
      verdict: 'what our team decided about a count, with its reason',
      reason: 'what our team wrote for itself',
      judged_at: 'a date of ours',
    },
    onDeletion: { kept: 'what counts stays counted for two years; it names people by their ids only' },
  },
}
