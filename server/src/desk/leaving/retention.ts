import { SWEPT_AFTER } from '../../people/identity/sweep-identity.ts'
import { BODIES_KEPT_DAYS, DELIVERIES_KEPT_DAYS } from '../../platform/mail/forget-deliveries.ts'
import { RESTORABLE_DAYS } from '../../work/goals/restorable-days.ts'
import { GONE, type Kept } from './kept.ts'

const END = 'the end of the order'
/** Longer than any release of money waits, and with it a conflict about a finished order. */
const VAULT_COPIES_DAYS = 60
const CASE = { rule: 'conversation_kept' } as const
const PAPERS = { rule: 'papers_kept' } as const
const BOOKS = { years: 10 } as const
const of = 'end of order' as const

/** Nobody reported a message of it to us; a report goes a year after its end. */
const notReported = (conversation: string) =>
  `not exists (select from report join message as reported on reported.id = report.subject_id
  where report.kind = 'message' and reported.conversation_id = ${conversation})`

const CLAIMS = 'either side may need it for a claim about the order'
const ACCOUNTING = 'accounting and tax law'
const PROOF = 'what our team did must be provable for as long as a claim can be brought'

/** The privacy policy prints this table, and the job of each night (`forget-what-is-over.ts`) does what it says. */
export const retention: readonly Kept[] = [
  {
    kind: 'account',
    what: 'Your account and profile',
    time: { words: 'Until you delete it' },
    because: 'you use it',
    end: 'erased',
  },
  {
    kind: 'picture',
    what: 'Your picture',
    time: { words: 'Until you change it or delete your account' },
    because: 'you show it; copies in browsers and networks on the way go within an hour',
    end: 'erased',
  },
  {
    kind: 'identity',
    what: 'Your identity document and verification, as an agent',
    time: { words: 'Until you delete your account' },
    because: 'clients must be able to rely on who you are',
    end: 'erased',
  },
  {
    kind: 'deleted_goals',
    what: 'Goals you delete',
    time: { days: RESTORABLE_DAYS },
    since: 'the day you delete them',
    because: 'you may want one back',
    end: 'erased',
  },
  {
    kind: 'ordered_goals',
    what: 'Goals you ordered for',
    time: { words: 'Until you delete your account' },
    because: 'the order keeps its country and purpose',
    end: 'emptied',
  },
  {
    kind: 'order_papers',
    what: 'Documents of an order, their names, who travels along, and files of completions, conflicts and decisions',
    time: PAPERS,
    since: END,
    because:
      'both sides may need them while a decision is open or can be appealed; yours go earlier if you delete your account',
    end: 'erased',
    rows: [
      {
        table: 'document_version',
        since: of,
        order: '(select order_id from order_document where order_document.id = t.document_id)',
        file: true,
      },
      { table: 'case_file', since: of, file: true },
      {
        table: 'order_document',
        since: of,
        only: 'not exists (select from document_version where document_id = t.id)',
      },
      {
        table: 'client_order',
        since: of,
        order: 't.id',
        empties: { started_without: null, travellers: '[]' },
      },
    ],
  },
  {
    kind: 'vault',
    what: 'Papers in your vault',
    time: { words: 'Until you delete them or your account' },
    because: 'you keep them to use them again; nobody else reads them',
    end: 'erased',
  },
  {
    kind: 'vault_copies',
    what: 'Copies of papers from your vault that you handed to an order',
    time: { days: VAULT_COPIES_DAYS },
    since: END,
    because:
      'a conflict may still need them, though your agent cannot open them any more; what was filed with an authority is kept as the other documents of an order are',
    end: 'erased',
    rows: [
      {
        table: 'document_version',
        since: of,
        order: '(select order_id from order_document where order_document.id = t.document_id)',
        only: `t.vault_version_id is not null
          and exists (select from order_document where id = t.document_id and status <> 'filed')`,
        file: true,
      },
    ],
  },
  {
    kind: 'openings',
    what: 'The list of who opened a document of an order',
    time: CASE,
    since: END,
    because: 'you can see who opened your papers, and misuse must be provable',
    end: 'erased',
    rows: [{ table: 'file_view', since: of }],
  },
  {
    kind: 'other_openings',
    what: 'The list of who opened an identity document or a paper of your vault',
    time: { days: 3 * 365 },
    since: 'the opening',
    because: 'misuse must be provable',
    end: 'erased',
    rows: [{ table: 'file_view', since: { date: 'created_at' }, only: 't.order_id is null' }],
  },
  {
    kind: 'conversations',
    what: 'Messages of an order and their files',
    time: CASE,
    since: END,
    because: `${CLAIMS}; yours are emptied earlier if you delete your account`,
    end: 'erased',
    rows: [
      {
        table: 'message_file',
        id: 'message_id',
        since: of,
        order: `(select conversation.order_id from message
          join conversation on conversation.id = message.conversation_id where message.id = t.message_id)`,
        file: true,
      },
      {
        table: 'conversation',
        since: of,
        only: `not exists (select from message_file join message on message.id = message_file.message_id
          where message.conversation_id = t.id)`,
      },
    ],
  },
  {
    kind: 'questions',
    what: 'Questions before hiring, the answers and their files',
    time: { days: 365 },
    since: 'the last message, where you did not hire',
    because: 'you may come back to it; with an order they are kept as its messages are',
    end: 'erased',
    rows: [
      {
        table: 'message_file',
        id: 'message_id',
        since: {
          moment: `(select last_at from conversation join message on message.conversation_id = conversation.id
            where message.id = t.message_id)`,
        },
        only: `exists (select from conversation join message on message.conversation_id = conversation.id
          where message.id = t.message_id and conversation.order_id is null and ${notReported('conversation.id')})`,
        file: true,
      },
      {
        table: 'conversation',
        since: { date: 'last_at' },
        only: `t.order_id is null and ${notReported('t.id')}
          and not exists (select from message_file join message on message.id = message_file.message_id
            where message.conversation_id = t.id)`,
      },
    ],
  },
  {
    kind: 'conflicts',
    what: 'What was written in a conflict: texts, reasons, decisions and appeals',
    time: CASE,
    since: END,
    because: CLAIMS,
    end: 'emptied',
    rows: [{ table: 'conflict', since: of, empties: { text: GONE, decision_reason: null, appeal: null } }],
  },
  {
    kind: 'proposals',
    what: 'Words of refund proposals, of answers to them, and why our team ended an order',
    time: CASE,
    since: END,
    because: CLAIMS,
    end: 'emptied',
    rows: [
      { table: 'refund_request', since: of, empties: { text: GONE, answer: null } },
      { table: 'order_ending', since: of, empties: { text: GONE } },
    ],
  },
  {
    kind: 'completions',
    what: 'Summaries of finished work, changes that were asked for, and reasons for more days',
    time: CASE,
    since: END,
    because: CLAIMS,
    end: 'emptied',
    rows: [
      { table: 'completion_request', since: of, empties: { summary: GONE, answer: GONE } },
      { table: 'extension_request', since: of, empties: { reason: GONE } },
    ],
  },
  {
    kind: 'offers',
    what: 'Offers that were not agreed, and answers to them',
    time: CASE,
    since: END,
    because: CLAIMS,
    end: 'emptied',
    rows: [
      {
        table: 'offer',
        since: of,
        only: "t.status not in ('accepted', 'agreed')",
        empties: {
          title: GONE,
          description: GONE,
          excluded: '',
          answer: null,
          requirements: '[]',
          stages: '[]',
        },
      },
    ],
  },
  {
    kind: 'meetings',
    what: 'Notes on meetings',
    time: CASE,
    since: END,
    because: CLAIMS,
    end: 'emptied',
    rows: [
      { table: 'meeting', since: of, empties: { reason: null } },
      { table: 'meeting_request', since: of, empties: { reason: null } },
    ],
  },
  {
    kind: 'timeline',
    what: 'Words in the timeline of an order, such as reasons and names of documents',
    time: CASE,
    since: END,
    because: `${CLAIMS}; what happened and when stays, without words`,
    end: 'emptied',
    rows: [
      { table: 'client_order', since: of, order: 't.id', empties: { pause_note: GONE } },
      { table: 'order_event', since: of, empties: { reason: null } },
      {
        table: 'fact',
        since: of,
        empties: { reason: null },
        without: { details: ['name', 'stage', 'title', 'missing', 'note', 'reasons', 'number'] },
      },
      { table: 'legal_hold', since: of, empties: { reason: '' } },
      { table: 'gift_check', since: of, empties: { note: null } },
    ],
  },
  {
    kind: 'told_decisions',
    what: 'What you told us that an authority decided, as it is counted',
    time: { years: 2 },
    since: 'the day you told us',
    because:
      'shares of approvals are counted from it, without names; each night the counts lose what is older',
    end: 'emptied',
    rows: [
      {
        table: 'told_decision',
        since: { date: 'told_at' },
        empties: { reason: '' },
        only: 't.verdict is not null',
      },
    ],
  },
  {
    kind: 'reviews',
    what: 'Words of your reviews and the replies to them',
    time: CASE,
    since: 'the day your account is deleted',
    because: 'other clients read them to choose; the stars stay, under no name',
    end: 'emptied',
    rows: [
      {
        table: 'review',
        since: { deleted: 'author_id' },
        empties: { content: GONE, reply: null, replied_at: null },
      },
    ],
  },
  {
    kind: 'contract',
    what: 'What was ordered: the service as it was described and asked for',
    time: BOOKS,
    since: END,
    because: ACCOUNTING,
    end: 'emptied',
    rows: [
      {
        table: 'client_order',
        since: of,
        order: 't.id',
        empties: { title: GONE, description: GONE, requirements: '[]', stage_name: null, stage_plan: null },
      },
      {
        table: 'offer',
        since: of,
        order:
          'coalesce(t.extra_of, (select agreed.id from client_order as agreed where agreed.offer_id = t.id and agreed.paid_at is not null))',
        only: "t.status = 'agreed'",
        empties: {
          title: GONE,
          description: GONE,
          excluded: '',
          answer: null,
          requirements: '[]',
          stages: '[]',
        },
      },
    ],
  },
  {
    kind: 'receipts',
    what: 'Receipts and invoices: names, addresses and what was sold',
    time: BOOKS,
    since: 'the day of issue',
    because: `${ACCOUNTING}; on your receipts only your country is left once you delete your account`,
    end: 'emptied',
    rows: [
      {
        table: 'receipt',
        id: 'payment_id',
        since: { date: 'issued_at' },
        empties: { payer_name: GONE, payer_address: '[]', seller_registered_as: '[]' },
      },
      {
        table: 'plan_invoice',
        since: { date: 'issued_at' },
        empties: { buyer_name: GONE, buyer_company: null, buyer_vat_id: null, buyer_address: '[]' },
      },
      { table: 'payment', since: { date: 'created_at' }, empties: { title: GONE, seller: null } },
    ],
  },
  {
    kind: 'payout_words',
    what: 'Why a payout or a refund was paused or refused, its bank reference, and notes on coupons and debts',
    time: BOOKS,
    since: 'the day it was written',
    because: ACCOUNTING,
    end: 'emptied',
    rows: [
      {
        table: 'payout',
        since: { date: 'created_at' },
        empties: { reason: null, bank_reference: null, hint: null },
      },
      {
        table: 'payout_pause',
        since: { date: 'created_at' },
        empties: { reason: '' },
        only: 't.lifted_at is not null or t.ends_at is not null',
      },
      { table: 'coupon', since: { date: 'created_at' }, empties: { note: '' } },
      {
        table: 'refund_transfer',
        since: { date: 'created_at' },
        only: "t.status <> 'waiting'",
        empties: { hint: '', reason: null, bank_reference: null },
      },
      {
        table: 'debt_relief',
        since: { date: 'created_at' },
        only: "t.status <> 'pending'",
        empties: { reason: '' },
      },
      {
        table: 'coupon_refund',
        since: { date: 'created_at' },
        empties: { reason: null, bank_reference: null },
      },
    ],
  },
  {
    kind: 'ledger',
    what: 'The ledger: amounts of payments, refunds, credit and payouts',
    time: { words: 'For good' },
    because: `${ACCOUNTING}, and each entry proves the one before; it names people by numbers only`,
    end: 'stays',
  },
  {
    kind: 'audit',
    what: 'Words of what our team did: reasons, notes and what they were about',
    time: BOOKS,
    since: 'the day it was done',
    because: `${PROOF}; that they did it stays, by numbers only`,
    end: 'emptied',
    rows: [
      { table: 'audit_entry', since: { date: 'created_at' }, empties: { details: '{}' } },
      {
        table: 'fact',
        since: { date: 'created_at' },
        only: 't.order_id is null',
        empties: { reason: null },
        without: { details: ['name', 'stage', 'title', 'missing', 'note', 'reasons', 'number'] },
      },
      { table: 'rule_change', since: { date: 'created_at' }, empties: { reason: '' } },
      { table: 'visa_correction', since: { date: 'created_at' }, empties: { reason: '' } },
    ],
  },
  {
    kind: 'reports',
    what: 'What you report to us, and our decision',
    time: { days: 365 },
    since: 'our last answer',
    because: 'both sides may object to it',
    end: 'erased',
    rows: [
      { table: 'report', since: { date: 'decided_at' }, only: "t.status = 'decided'" },
      { table: 'report', since: { date: 'settled_at' }, only: "t.status = 'settled'" },
    ],
  },
  {
    kind: 'fact_reports',
    what: 'Reports of an outdated fact about a visa',
    time: { days: 2 * 365 },
    since: 'our answer',
    because: 'we look at them again when rules change',
    end: 'erased',
    rows: [{ table: 'fact_report', since: { date: 'closed_at' } }],
  },
  {
    kind: 'contact',
    what: 'Messages you send us by the contact form',
    time: { days: 2 * 365 },
    since: 'the day we get them',
    because: 'we answer and follow up',
    end: 'erased',
    rows: [{ table: 'contact_message', since: { date: 'created_at' } }],
  },
  {
    kind: 'notices',
    what: 'Notifications on the site',
    time: { days: 180 },
    since: 'the day they come',
    because: 'you can look them up',
    end: 'erased',
    rows: [{ table: 'notification', since: { date: 'created_at', ids: ['id', 'fact_id'] } }],
  },
  {
    kind: 'mails',
    what: 'Our emails to you',
    time: { days: BODIES_KEPT_DAYS },
    since: 'the day we write them',
    because: 'a mail server may be away for a while',
    end: 'erased',
  },
  {
    kind: 'mail_records',
    what: 'The record that we sent you an email',
    time: { days: DELIVERIES_KEPT_DAYS },
    since: 'the day we send it',
    because: 'none goes out twice',
    end: 'erased',
    rows: [{ table: 'outbox', since: { date: 'created_at' } }],
  },
  {
    kind: 'sessions',
    what: 'Signed-in devices',
    time: { days: SWEPT_AFTER.sessions },
    since: 'the day you sign out',
    because: 'you can see where you were signed in',
    end: 'erased',
  },
  {
    kind: 'devices',
    what: 'That a device of yours is known',
    time: { days: SWEPT_AFTER.devices },
    since: 'your last visit with it',
    because: 'we warn you of a sign-in from another one',
    end: 'erased',
  },
  {
    kind: 'signups',
    what: 'Sign-ups you did not finish',
    time: { days: SWEPT_AFTER.signups },
    since: 'the day you begin',
    because: 'you can go on with them',
    end: 'erased',
  },
  {
    kind: 'email_changes',
    what: 'Changes of your email address',
    time: { days: SWEPT_AFTER.emailChanges },
    since: 'the day you ask for one',
    because: 'you can undo one that was not yours',
    end: 'erased',
  },
  {
    kind: 'codes',
    what: 'Email codes and reset links',
    time: { days: SWEPT_AFTER.codes },
    since: 'their end, which is 10 and 30 minutes after they are sent',
    because: 'tries are counted',
    end: 'erased',
  },
]
