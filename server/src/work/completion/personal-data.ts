import type { RulesOf } from '../../platform/data-rules.ts'

const KEPT = { kept: 'the other side and the books need it; it names people by their ids only' }
const marks = { client_id: 'id', agent_id: 'id' } as const

export const completionData: RulesOf<'completion_request' | 'extension_request'> = {
  completion_request: {
    marks,
    shown: ['order_id', 'status', 'summary', 'answer', 'decides_at', 'answered_at', 'created_at'],
    withheld: { id: 'a number of ours', warnings: 'how many mails we sent' },
    onDeletion: KEPT,
  },
  extension_request: {
    marks,
    shown: ['order_id', 'status', 'days', 'reason', 'ends_at', 'answered_at', 'created_at'],
    withheld: { id: 'a number of ours', warned_at: 'when we reminded' },
    onDeletion: KEPT,
  },
}
