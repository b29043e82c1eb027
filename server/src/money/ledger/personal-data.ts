import type { RulesOf } from '../../platform/data-rules.ts'

export const ledgerData: RulesOf<
  | 'ledger_check'
  | 'ledger_account'
  | 'ledger_entry'
  | 'ledger_line'
  | 'ledger_seal'
  | 'ledger_to_seal'
  | 'ledger_sealer'
> = {
  ledger_check: {
    marks: { asked_by: 'id' },
    shown: ['created_at', 'done_at'],
    withheld: {
      id: 'a number of ours',
      sealed: 'of everybody’s books',
      newest_hash: 'of everybody’s books',
      balances: 'of everybody’s books',
      faults: 'of everybody’s books',
      is_whole: 'of everybody’s books',
      reached: 'of everybody’s books',
      proven_seal: 'of everybody’s books',
      proven_hash: 'of everybody’s books',
      proven_entry: 'of everybody’s books',
    },
    onDeletion: { kept: 'what staff did stays provable; it names people by their ids only' },
  },
  ledger_account: {
    marks: { subject: 'id' },
    shown: ['kind', 'currency', 'balance'],
    withheld: { id: 'a number of ours', code: 'which tax, and never of a person' },
    onDeletion: { kept: 'the books stand as they were written; they name people by their ids only' },
  },
  ledger_entry: {
    marks: { actor_id: 'id' },
    shown: ['template', 'cause', 'order_id', 'created_at'],
    withheld: { id: 'a number of ours', request_id: 'a number of ours' },
    onDeletion: { kept: 'the books stand as they were written; they name people by their ids only' },
  },
  ledger_line: { notPersonal: 'amounts by numbers of entries and accounts, which say whose they are' },
  ledger_seal: { notPersonal: 'fingerprints of entries, which say whose they are' },
  ledger_to_seal: { notPersonal: 'fingerprints of entries, which say whose they are' },
  ledger_sealer: { notPersonal: 'until when a worker seals' },
}
