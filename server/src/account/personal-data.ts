import type { DB } from '../platform/database/rows.generated.ts'

/** By what a row is somebody's: their id, their verified email, or the owner of their idempotency keys. */
export type Mark = 'id' | 'email' | 'owner'

/** Rows that tell of a person. Every column is a mark, shown in the export, or withheld for a reason. */
interface Theirs<Table> {
  marks: Partial<Record<keyof Table & string, Mark>>
  shown: readonly (keyof Table & string)[]
  withheld?: Partial<Record<keyof Table & string, string>>
  /** What becomes of them when the account is deleted. */
  onDeletion: 'removed' | { kept: string }
}

export type Rule<Table = Record<string, unknown>> = Theirs<Table> | { notPersonal: string }

const SECRET = 'a secret: whoever has it could act as the person'
const HANDLE = 'part of what proves who somebody is while they sign in or recover'
const REFERENCE = 'the same for everybody: comes with the product'
const INVENTED = 'invented people of the showcase'

/**
 * What every table holds on people. The export and the deletion are made from it, and a table or column that
 * is not here fails a test.
 */
export const personalData: { [Table in keyof DB]: Rule<DB[Table]> } = {
  person: {
    marks: { id: 'id' },
    shown: [
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'home',
      'mode',
      'staff_since',
      'phone',
      'about',
      'dob',
      'gender',
      'picture_key',
      'timezone',
      'country_iso',
      'state',
      'city',
      'alt_city',
      'postal_code',
      'street',
      'password_changed_at',
      'security_question',
      'suspended_at',
      'suspended_reason',
      'deletion_due_at',
      'deleted_at',
      'created_at',
    ],
    withheld: { password_hash: SECRET, security_answer_hash: SECRET, suspended_by: 'another person' },
    onDeletion: { kept: 'without anything that tells who it was, so that what others did with them stands' },
  },
  agent: {
    marks: { person_id: 'id' },
    shown: [
      'username',
      'headline',
      'languages',
      'plan',
      'away_from',
      'away_until',
      'verified_at',
      'completed_orders',
      'response_minutes',
      'rating_sum',
      'review_count',
      'created_at',
    ],
    onDeletion: 'removed',
  },
  licence: {
    marks: { agent_id: 'id' },
    shown: [
      'id',
      'country_iso',
      'regulator',
      'number',
      'valid_until',
      'register_url',
      'status',
      'reason',
      'decided_at',
      'created_at',
    ],
    withheld: { decided_by: 'another person' },
    onDeletion: 'removed',
  },
  service: {
    marks: { agent_id: 'id' },
    shown: [
      'id',
      'status',
      'country_iso',
      'visa_id',
      'title',
      'description',
      'price_amount',
      'delivery_value',
      'delivery_unit',
      'delivery_days',
      'meeting_minutes',
      'requirements',
      'refund_before_start',
      'refund_before_filing',
      'refund_after_filing',
      'version',
      'ordered_at',
      'published_at',
      'archived_at',
      'created_at',
      'updated_at',
    ],
    onDeletion: 'removed',
  },
  review: {
    marks: { author_id: 'id', agent_id: 'id' },
    shown: [
      'id',
      'service_id',
      'visa_id',
      'country_iso',
      'order_id',
      'star',
      'content',
      'reply',
      'replied_at',
      'hidden_at',
      'created_at',
    ],
    onDeletion: { kept: 'what was said of an agent stays, under no name; it goes with the agent' },
  },
  work_hours: {
    marks: { agent_id: 'id' },
    shown: ['weekday', 'start_minute', 'last_minute'],
    onDeletion: 'removed',
  },
  work_hours_override: {
    marks: { agent_id: 'id' },
    shown: ['id', 'from_day', 'until_day', 'ranges'],
    onDeletion: 'removed',
  },
  blocked_date: {
    marks: { agent_id: 'id' },
    shown: ['id', 'from_day', 'until_day', 'ranges', 'created_at'],
    onDeletion: 'removed',
  },
  availability_rule: {
    marks: { agent_id: 'id' },
    shown: ['buffer_before', 'buffer_after', 'notice_minutes', 'most_a_day', 'slot_step'],
    onDeletion: 'removed',
  },
  meeting: {
    marks: { agent_id: 'id', client_id: 'id' },
    shown: ['id', 'order_id', 'status', 'during', 'created_at', 'updated_at'],
    withheld: { padded: 'how an agent spaces meetings', held_until: 'a number of ours' },
    onDeletion: { kept: 'that an agent met somebody stands, under no name; it goes with the agent' },
  },
  calendar_feed: {
    marks: { agent_id: 'id' },
    shown: ['created_at', 'last_read_at'],
    withheld: { token_hash: SECRET, sealed_token: SECRET },
    onDeletion: 'removed',
  },
  connected_calendar: {
    marks: { agent_id: 'id' },
    shown: ['id', 'provider', 'email', 'status', 'refreshed_at', 'created_at'],
    withheld: { sealed_tokens: SECRET },
    onDeletion: 'removed',
  },
  busy_time: {
    marks: { agent_id: 'id' },
    shown: ['calendar_id', 'during'],
    onDeletion: 'removed',
  },
  session: {
    marks: { person_id: 'id' },
    shown: [
      'id',
      'device_id',
      'device_name',
      'address',
      'created_at',
      'last_seen_at',
      'expires_at',
      'confirmed_at',
      'ended_at',
    ],
    withheld: { token_hash: SECRET },
    onDeletion: 'removed',
  },
  known_device: {
    marks: { person_id: 'id' },
    shown: ['device_id', 'first_seen_at'],
    onDeletion: 'removed',
  },
  two_step: {
    marks: { person_id: 'id' },
    shown: ['confirmed_at', 'created_at'],
    withheld: { sealed_secret: SECRET, last_step: HANDLE },
    onDeletion: 'removed',
  },
  recovery_code: {
    marks: { person_id: 'id' },
    shown: ['used_at'],
    withheld: { code_hash: SECRET },
    onDeletion: 'removed',
  },
  login_challenge: {
    marks: { person_id: 'id' },
    shown: ['device_id', 'tries', 'created_at', 'expires_at', 'used_at'],
    withheld: { id: HANDLE },
    onDeletion: 'removed',
  },
  signup: {
    marks: { person_id: 'id', email: 'email' },
    shown: ['device', 'created_at'],
    withheld: { id: HANDLE },
    onDeletion: 'removed',
  },
  email_code: {
    marks: { person_id: 'id', email: 'email' },
    shown: ['tries', 'created_at', 'expires_at', 'used_at'],
    withheld: { id: HANDLE, signup_id: HANDLE, code_hash: SECRET },
    onDeletion: 'removed',
  },
  password_reset: {
    marks: { person_id: 'id' },
    shown: ['security_question', 'answer_tries', 'created_at', 'expires_at', 'used_at'],
    withheld: { id: HANDLE, token_hash: SECRET },
    onDeletion: 'removed',
  },
  email_change: {
    marks: { person_id: 'id' },
    shown: [
      'old_email',
      'new_email',
      'session_id',
      'old_confirmed_at',
      'new_confirmed_at',
      'changed_at',
      'undone_at',
      'created_at',
      'expires_at',
    ],
    withheld: { id: HANDLE, old_token_hash: SECRET, new_token_hash: SECRET, undo_token_hash: SECRET },
    onDeletion: 'removed',
  },
  connected_account: {
    marks: { person_id: 'id' },
    shown: ['id', 'provider', 'issuer', 'subject', 'email', 'created_at'],
    onDeletion: 'removed',
  },
  outside_login: {
    marks: { person_id: 'id' },
    shown: ['provider', 'device_id', 'home', 'return_to', 'created_at', 'expires_at', 'used_at'],
    withheld: { id: HANDLE, state_hash: SECRET, browser_hash: SECRET, nonce: SECRET, code_verifier: SECRET },
    onDeletion: 'removed',
  },
  notice_preference: {
    marks: { person_id: 'id' },
    shown: ['preferences', 'updated_at'],
    onDeletion: 'removed',
  },
  contact_message: {
    marks: { email: 'email' },
    shown: ['id', 'name', 'subject', 'message', 'created_at'],
    onDeletion: 'removed',
  },
  outbox: {
    marks: { recipient: 'email' },
    shown: ['created_at'],
    withheld: {
      id: HANDLE,
      key: 'may hold part of a link that signs in',
      subject: 'may hold a code; the mail itself is in the mailbox of the person',
      html: 'may hold a code or a link that signs in',
      text: 'may hold a code or a link that signs in',
      reply_to: 'may be another person',
    },
    onDeletion: 'removed',
  },
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
  audit_entry: {
    marks: { subject_id: 'id', staff_id: 'id' },
    shown: ['action', 'created_at'],
    withheld: { id: 'a number of ours', details: 'may tell of other people' },
    onDeletion: { kept: 'what staff did stays provable; it names people by their ids only' },
  },

  login_failure: { notPersonal: 'a wrong password of nobody knows whom, forgotten within a day' },
  captcha_used: { notPersonal: 'random numbers, forgotten within hours' },
  rate_limit: { notPersonal: 'counts of tries by address, device, id or email, forgotten within a day' },
  mail_delivery: { notPersonal: 'which mail went out when, by ids alone' },
  migration: { notPersonal: REFERENCE },
  reference_load: { notPersonal: REFERENCE },
  country: { notPersonal: REFERENCE },
  regulator: { notPersonal: REFERENCE },
  state: { notPersonal: REFERENCE },
  city: { notPersonal: REFERENCE },
  purpose: { notPersonal: REFERENCE },
  visa: { notPersonal: REFERENCE },
  showcase_agent: { notPersonal: INVENTED },
  showcase_article: { notPersonal: INVENTED },
  testimonial: { notPersonal: INVENTED },
}

/** Tables that are not our own. */
export const foreignSchemas: Record<string, string> = {
  pgboss:
    'work under way and ids of what it is about; gone a day after it is done, or 90 days after it failed',
}
