import type { RulesOf } from '../../platform/data-rules.ts'

export const giftsData: RulesOf<'gift_check'> = {
  gift_check: {
    marks: { client_id: 'id', agent_id: 'id', decided_by: 'id' },
    shown: ['id', 'order_id', 'status', 'created_at', 'decided_at'],
    withheld: {
      signs: 'what our team goes by; told, the next one would be hidden better',
      note: 'what our team wrote for itself; both sides got a mail',
      updated_at: 'a date of ours',
    },
    onDeletion: { kept: 'why money moved stays provable; it names people by their ids only' },
  },
}
