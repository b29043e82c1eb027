import { HANDLE, type RulesOf, SECRET } from './data-rules.ts'

const READ_BACK = 'how it is read back once before it counts as kept'
const REFERENCE = 'the same for everybody: comes with the product'

export const platformData: RulesOf<
  | 'outbox'
  | 'mail_delivery'
  | 'mail_body'
  | 'idempotency_key'
  | 'sealed_file'
  | 'upload'
  | 'upload_part'
  | 'file_view'
  | 'captcha_used'
  | 'rate_limit'
  | 'migration'
  | 'cron_run'
  | 'last_backup'
  | 'node'
  | 'filled_up_to'
> = {
  outbox: {
    marks: { recipient: 'email' },
    shown: ['created_at'],
    withheld: {
      id: HANDLE,
      key: HANDLE,
      subject: 'may hold a code; the mail itself is in the mailbox of the person',
      html: 'may hold a code or a link that signs in',
      text: 'may hold a code or a link that signs in',
      reply_to: 'may be another person',
      calendar: 'the file went along with the mail; the meeting itself stands with its order',
    },
    onDeletion: 'removed',
  },
  mail_body: {
    marks: { person_id: 'id' },
    shown: ['created_at', 'due_at'],
    withheld: {
      id: HANDLE,
      fact_id: HANDLE,
      about_id: HANDLE,
      over_order: HANDLE,
      over_by: 'names of steps that are none of a person',
      sealed: 'sealed until it is sent, within a day; then the mail itself is in the mailbox of the person',
    },
    onDeletion: 'removed',
  },
  mail_delivery: { notPersonal: 'which mail went out when, by ids alone' },
  idempotency_key: {
    marks: { owner: 'owner' },
    shown: ['call', 'created_at'],
    withheld: {
      key: HANDLE,
      body_hash: SECRET,
      status: 'the answer to a call, kept for a day in case it is sent again',
      reply: 'a copy of what stands elsewhere, kept for a day in case the call is sent again',
    },
    onDeletion: 'removed',
  },
  sealed_file: {
    marks: { owner_id: 'id' },
    shown: ['id', 'media_type', 'size', 'created_at', 'kept_at', 'lost_at'],
    withheld: { wrapped_key: SECRET, read_at: READ_BACK, read_failures: READ_BACK },
    onDeletion: 'removed',
  },
  upload: {
    marks: { owner_id: 'id' },
    shown: ['id', 'size', 'arrived', 'touched_at', 'created_at'],
    onDeletion: 'removed',
  },
  upload_part: { notPersonal: 'which sealed files are the parts of an upload, by ids alone' },
  file_view: {
    marks: { owner_id: 'id' },
    shown: ['id', 'file_id', 'order_id', 'vault_paper_id', 'purpose', 'created_at'],
    withheld: { viewer_id: 'another person; the verification page says who it was' },
    onDeletion: 'removed',
  },
  captcha_used: { notPersonal: 'random numbers, forgotten within hours' },
  rate_limit: { notPersonal: 'counts of tries by address, device, id or email, forgotten within a month' },
  migration: { notPersonal: REFERENCE },
  last_backup: { notPersonal: 'when the newest backup was made, and how much lies in it' },
  cron_run: { notPersonal: 'when what the clock begins was last begun' },
  node: { notPersonal: 'the servers that run, and of which release they are' },
  filled_up_to: { notPersonal: 'up to which migration rows of the release before are filled in' },
}
