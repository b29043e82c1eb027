import { HANDLE, type RulesOf } from '../../platform/data-rules.ts'

const AT_PROCESSOR = 'a name at the company that pays agents: whoever has it could ask them'

export const walletsData: RulesOf<'wallet' | 'wallet_code' | 'payout_pause' | 'payout'> = {
  wallet: {
    marks: { agent_id: 'id' },
    shown: [
      'id',
      'kind',
      'country_iso',
      'hint',
      'status',
      'schedule',
      'linked_at',
      'created_at',
      'updated_at',
    ],
    withheld: {
      processor: AT_PROCESSOR,
      account_id: AT_PROCESSOR,
      destination: AT_PROCESSOR,
      sealed_details: 'sealed; its owner typed it, and the wallet shows its last characters',
      look_at: 'when we ask next',
    },
    onDeletion: 'removed',
  },
  wallet_code: {
    marks: { agent_id: 'id' },
    shown: ['act', 'created_at'],
    withheld: {
      id: 'a number of ours',
      code_hash: HANDLE,
      tries: HANDLE,
      expires_at: HANDLE,
      used_at: HANDLE,
    },
    onDeletion: 'removed',
  },
  payout_pause: {
    marks: { agent_id: 'id', made_by: 'id', lifted_by: 'id' },
    shown: ['cause', 'reason', 'ends_at', 'lifted_at', 'created_at'],
    withheld: { id: 'a number of ours' },
    onDeletion: { kept: 'why money waited stays provable; it names people by their ids only' },
  },
  payout: {
    marks: { agent_id: 'id', approved_by: 'id', sent_by: 'id' },
    shown: [
      'id',
      'ref',
      'kind',
      'hint',
      'amount',
      'currency',
      'status',
      'asked_by',
      'scheduled_on',
      'retry_of',
      'reason',
      'waits_for',
      'waits_since',
      'returned_at',
      'approved_at',
      'bank_reference',
      'sent_at',
      'done_at',
      'created_at',
      'updated_at',
    ],
    withheld: {
      wallet_id: 'a number of ours',
      processor: AT_PROCESSOR,
      processor_id: AT_PROCESSOR,
      look_at: 'when we ask next',
      tries: 'how often we asked',
    },
    onDeletion: { kept: 'the books stand as they were written; it names people by their ids only' },
  },
}
