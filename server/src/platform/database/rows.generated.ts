// Made from the migrated database by `npm run db:types`; not to be edited.
import type { ColumnType, GeneratedAlways } from 'kysely'

type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
type Json = ColumnType<unknown, string, string>
type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface Agent {
  person_id: string
  username: string | null
  verified_at: Timestamp | null
  created_at: Timestamp
  headline: string | null
  languages: Generated<string[]>
  plan: Generated<'free' | 'pro' | 'business'>
  away_from: string | null
  away_until: string | null
  completed_orders: Generated<number>
  response_minutes: number | null
  rating_sum: Generated<string>
  review_count: Generated<number>
  found_since: Timestamp | null
  declared_trader: boolean | null
  takes_questions: Generated<boolean>
  asks_first: Generated<string[]>
  response_measured_at: Timestamp | null
  articles_trusted_from: Timestamp | null
}

export interface AgentShare {
  agent_id: string
  approved: number
  refused: number
}

export interface Article {
  id: Generated<string>
  agent_id: string
  status: Generated<'draft' | 'pending' | 'published' | 'changing' | 'changes_pending' | 'changes_rejected' | 'rejected' | 'trash'>
  version: Generated<number>
  title: Generated<string>
  category: string | null
  html: Generated<string>
  cover_id: string | null
  service_ids: Generated<string[]>
  attachment_ids: Generated<string[]>
  submitted_at: Timestamp | null
  reviewed_by: string | null
  reviewed_at: Timestamp | null
  review_reason: string | null
  approved_at: Timestamp | null
  published_at: Timestamp | null
  hidden_at: Timestamp | null
  trashed_at: Timestamp | null
  trashed_from: string | null
  created_at: Timestamp
  updated_at: Timestamp
  html_mark: Generated<string>
  hidden_reason: string | null
}

export interface ArticleAttachment {
  id: Generated<string>
  article_id: string
  agent_id: string
  file_id: string
  file_name: string
  media_type: string
  size: number
  scan: 'unscanned' | 'waiting' | 'clean' | 'infected'
  created_at: Timestamp
}

export interface ArticleFavourite {
  id: Generated<string>
  person_id: string
  article_id: string
  created_at: Timestamp
}

export interface ArticleLike {
  id: Generated<string>
  person_id: string
  article_id: string
  created_at: Timestamp
}

export interface ArticlePicture {
  id: Generated<string>
  article_id: string
  agent_id: string
  width: number
  height: number
  size: number
  created_at: Timestamp
}

export interface ArticleSlug {
  agent_id: string
  slug: string
  article_id: string | null
  created_at: Timestamp
}

export interface AuditEntry {
  id: Generated<string>
  staff_id: string
  action: string
  subject_id: string | null
  details: Generated<Json>
  created_at: Timestamp
}

export interface AvailabilityRule {
  agent_id: string
  buffer_before: Generated<number>
  buffer_after: Generated<number>
  notice_minutes: Generated<number>
  most_a_day: number | null
  slot_step: Generated<number>
}

export interface BillingDetails {
  agent_id: string
  company: string | null
  vat_id: string | null
  country_iso: string
  state: string
  city: string
  alt_city: string | null
  postal_code: string
  street: string
  updated_at: Timestamp
}

export interface BlockedDate {
  id: Generated<string>
  agent_id: string
  from_day: string
  until_day: string
  ranges: Json
  created_at: Timestamp
}

export interface Business {
  agent_id: string
  business_type: 'sole_proprietorship' | 'partnership' | 'llc' | 'corporation'
  legal_name: string
  registration_number: string | null
  website: string | null
  country_iso: string
  state: string
  city: string
  alt_city: string | null
  postal_code: string
  street: string
  updated_at: Timestamp
}

export interface BusyTime {
  calendar_id: string
  agent_id: string
  during: string
}

export interface CalendarConsent {
  state_hash: Buffer
  browser_hash: Buffer
  calendar_id: string
  agent_id: string
  code_verifier: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface CalendarFeed {
  agent_id: string
  token_hash: Buffer
  sealed_token: Buffer
  created_at: Timestamp
  last_read_at: Timestamp | null
}

export interface CaptchaUsed {
  nonce: string
  expires_at: Timestamp
}

export interface CardSetup {
  id: Generated<string>
  person_id: string
  processor: string
  processor_id: string | null
  url: string | null
  return_url: string
  status: Generated<'open' | 'done' | 'failed'>
  look_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CaseFile {
  id: Generated<string>
  order_id: string
  purpose: 'completion' | 'evidence' | 'decision'
  subject_id: string | null
  file_id: string
  file_name: string
  media_type: string
  size: number
  scan: 'unscanned' | 'waiting' | 'clean' | 'infected'
  uploaded_by: string
  created_at: Timestamp
}

export interface City {
  country_iso: string
  state_code: string
  name: string
}

export interface ClientOrder {
  id: Generated<string>
  ref: string
  goal_id: number
  client_id: string
  agent_id: string
  service_id: string | null
  status: Generated<'awaiting_payment' | 'paid' | 'ongoing' | 'completed' | 'cancelled' | 'conflicted'>
  resume_status: 'paid' | 'ongoing' | 'completed' | 'cancelled' | null
  service_version: number | null
  title: string
  description: string
  price_amount: number
  currency: string
  commission_percent: number
  delivery_days: number
  meeting_minutes: number | null
  requirements: Json
  refund_schedule: Json
  visa_id: string
  visa_name: string
  purposes: Json
  country_iso: string
  expires_at: Timestamp
  created_at: Timestamp
  paid_at: Timestamp | null
  started_at: Timestamp | null
  due_at: Timestamp | null
  completed_at: Timestamp | null
  cancelled_at: Timestamp | null
  updated_at: Timestamp
  started_without: Json | null
  stage: Generated<'preparing' | 'filed' | 'waiting' | 'decided'>
  paused_at: Timestamp | null
  pause_note: string | null
  completed_by_silence: Generated<boolean>
  clears_at: Timestamp | null
  cleared_at: Timestamp | null
  early_start_agreed_at: Timestamp | null
  frozen_ms: Generated<number>
  unstarted_warning: number | null
  residence_iso: string | null
  risk_accepted_at: Timestamp | null
  case_id: Generated<string>
  stage_no: Generated<number>
  stage_count: Generated<number>
  stage_name: string | null
  stage_plan: Json | null
  is_current: Generated<boolean>
  stage_reminder: Generated<number>
  stages_by_card_at: Timestamp | null
  charge_at: Timestamp | null
  offer_id: string | null
  travellers: Generated<Json>
  further_person_amount: number | null
}

export interface CompletionRequest {
  id: Generated<string>
  order_id: string
  client_id: string
  agent_id: string
  status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled' | 'processed'>
  summary: string
  answer: string | null
  decides_at: Timestamp
  warnings: Generated<number>
  answered_at: Timestamp | null
  created_at: Timestamp
}

export interface Conflict {
  id: Generated<string>
  order_id: string
  opened_by: 'client' | 'agent' | 'staff' | 'system' | 'processor'
  opener_id: string | null
  reason: string
  text: Generated<string>
  status: Generated<'direct' | 'mediation' | 'approval' | 'decided' | 'settling' | 'closed'>
  outcome: 'withdrawn' | 'continued' | 'partial' | 'full' | 'released' | 'chargeback' | null
  resume_status: 'paid' | 'ongoing' | 'completed'
  reply_by: Timestamp | null
  claimed_by: string | null
  claimed_at: Timestamp | null
  decision_amount: number | null
  decision_reason: string | null
  decided_by: string | null
  decided_at: Timestamp | null
  approved_by: string | null
  appeal: string | null
  appealed_by: string | null
  appealed_at: Timestamp | null
  created_at: Timestamp
  closed_at: Timestamp | null
  updated_at: Timestamp
  warned_at: Timestamp | null
  decision_parts: Json | null
  team_since: Timestamp | null
}

export interface ConnectedAccount {
  id: Generated<string>
  person_id: string
  provider: string
  issuer: string
  subject: string
  email: string | null
  created_at: Timestamp
}

export interface ConnectedCalendar {
  id: Generated<string>
  agent_id: string
  provider: string
  email: string | null
  status: 'linked' | 'incomplete'
  sealed_tokens: Buffer | null
  refreshed_at: Timestamp | null
  created_at: Timestamp
  tried_at: Timestamp | null
}

export interface ContactMessage {
  id: Generated<string>
  name: string
  email: string
  subject: string
  message: string
  created_at: Timestamp
}

export interface Conversation {
  id: Generated<string>
  order_id: string | null
  last_seq: Generated<number>
  said: Generated<number>
  last_at: Timestamp
  blocked_by: string | null
  created_at: Timestamp
  also_blocked_by: string | null
}

export interface ConversationMember {
  conversation_id: string
  person_id: string
  side: 'client' | 'agent' | 'staff'
  read_seq: Generated<number>
  read_said: Generated<number>
  read_at: Timestamp | null
  left_at: Timestamp | null
  mailed_seq: Generated<number>
  last_at: Generated<Timestamp>
  said: Generated<number>
}

export interface Country {
  iso: string
  name: string
  native_name: string
  dial_codes: string[]
  continent: string
  capital: string | null
  currencies: string[]
  languages: string[]
  summary: string | null
  authority_name: string | null
  authority_url: string | null
  checked: string | null
  licence_notice: string | null
  warnings: Json | null
}

export interface Coupon {
  id: Generated<string>
  code: string
  kind: 'promo' | 'credit'
  funder: Generated<'platform' | 'agent'>
  agent_id: string | null
  owner_id: string | null
  status: Generated<'active' | 'used' | 'refunded'>
  currency: string
  amount: number
  balance: number
  expires_at: Timestamp | null
  note: Generated<string>
  made_by: string | null
  created_at: Timestamp
  updated_at: Timestamp
  payment_id: string | null
  taken_amount: Generated<number>
}

export interface CouponRefund {
  id: Generated<string>
  coupon_id: string
  client_id: string
  amount: number
  currency: string
  status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled' | 'processed'>
  refund_id: string | null
  bank_reference: string | null
  reason: string | null
  decided_by: string | null
  created_at: Timestamp
  answered_at: Timestamp | null
  updated_at: Timestamp
  approved_by: string | null
  approved_at: Timestamp | null
}

export interface CouponUse {
  id: Generated<string>
  coupon_id: string
  payment_id: string
  amount: number
  returned_amount: Generated<number>
  state: 'reserved' | 'kept' | 'used' | 'freed' | 'lost'
  reserved_until: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CronRun {
  name: string
  due_at: Timestamp
}

export interface DeadlineFeed {
  id: Generated<string>
  person_id: string
  side: 'client' | 'agent'
  token_hash: Buffer
  sealed_token: Buffer
  created_at: Timestamp
  last_read_at: Timestamp | null
}

export interface DeadlinePaper {
  id: Generated<string>
  person_id: string
  kind: 'passport' | 'visa' | 'permit' | 'paper'
  sealed_name: Buffer
  country_iso: string | null
  purpose: string | null
  ends_on: string
  revision: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface DeadlineReader {
  person_id: string
  days: Generated<Json>
  checked_on: string | null
}

export interface DebtBill {
  id: Generated<string>
  client_id: string
  currency: string
  created_at: Timestamp
  paid_at: Timestamp | null
}

export interface DebtRelief {
  id: Generated<string>
  person_id: string
  side: 'agent' | 'client'
  how: 'received' | 'forgiven'
  amount: number
  currency: string
  reason: string
  status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled' | 'processed'>
  proposed_by: string
  decided_by: string | null
  created_at: Timestamp
  decided_at: Timestamp | null
  updated_at: Timestamp
}

export interface DecisionRequest {
  goal_id: number
  ask_at: Timestamp
  asked: Generated<number>
  asked_at: Timestamp | null
  waiting_at: Timestamp | null
}

export interface Dispute {
  id: Generated<string>
  payment_id: string
  activity_id: string
  processor: string
  processor_id: string
  state: 'open' | 'won' | 'lost'
  amount: number
  fee: number
  currency: string
  cause: string | null
  created_at: Timestamp
  updated_at: Timestamp
  agent_at_fault: Generated<boolean>
  unbooked: number | null
}

export interface DocumentVersion {
  id: Generated<string>
  document_id: string
  number: number
  file_id: string
  file_name: string
  media_type: string
  size: number
  scan: 'unscanned' | 'waiting' | 'clean' | 'infected'
  uploaded_by: string
  created_at: Timestamp
  vault_version_id: string | null
}

export interface EarnedMonth {
  agent_id: string
  month: string
  currency: string
  amount: number
}

export interface EmailChange {
  id: Generated<string>
  person_id: string
  old_email: string
  new_email: string
  old_token_hash: Buffer
  new_token_hash: Buffer
  undo_token_hash: Buffer | null
  session_id: string | null
  old_confirmed_at: Timestamp | null
  new_confirmed_at: Timestamp | null
  changed_at: Timestamp | null
  undone_at: Timestamp | null
  created_at: Timestamp
  expires_at: Timestamp
}

export interface EmailCode {
  id: Generated<string>
  person_id: string | null
  signup_id: string | null
  email: string
  code_hash: Buffer
  tries: Generated<number>
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface EntryRule {
  passport_iso: string
  destination_iso: string
  rule: 'visa_free' | 'visa_on_arrival' | 'eta' | 'e_visa' | 'visa_required' | 'no_admission'
  days: number | null
}

export interface EntryRuleSource {
  is_only: Generated<boolean>
  title: string
  author: string
  licence: string
  url: string
  as_of: string
}

export interface ExchangeRate {
  currency: string
  per_euro: number
}

export interface ExchangeRateSource {
  is_only: Generated<boolean>
  source: string
  url: string
  as_of: string
}

export interface ExtensionRequest {
  id: Generated<string>
  order_id: string
  client_id: string
  agent_id: string
  status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled'>
  days: number
  reason: string
  ends_at: Timestamp
  answered_at: Timestamp | null
  created_at: Timestamp
  warned_at: Timestamp | null
}

export interface Fact {
  id: Generated<string>
  fact: string
  person_id: string | null
  agent_id: string | null
  order_id: string | null
  reason: string | null
  details: Generated<Json>
  actor_id: string | null
  actor_mode: 'visitor' | 'client' | 'agent' | 'staff' | 'system' | 'processor'
  request_id: string | null
  created_at: Timestamp
}

export interface FactReport {
  id: Generated<string>
  origin: string
  visa_id: string
  fact: string | null
  message: string
  page: string | null
  created_at: Timestamp
  closed_at: Timestamp | null
  closed_by: string | null
  correction_id: string | null
  answer: string | null
}

export interface Favourite {
  id: Generated<string>
  person_id: string
  agent_id: string
  created_at: Timestamp
}

export interface FileView {
  id: Generated<string>
  owner_id: string
  file_id: string
  viewer_id: string | null
  purpose: string
  created_at: Timestamp
  order_id: string | null
  vault_paper_id: string | null
}

export interface FilledUpTo {
  is_only: Generated<boolean>
  migration: string
  filled_at: Timestamp
}

export interface FoundAgent {
  agent_id: string
  standing: number
  rating_rank: number
  rating: string | null
  found_since: Timestamp
  doc: string
  card: Json
}

export interface FoundArticle {
  article_id: string
  doc: string
  published_at: Timestamp
  likes: number
  titles: Generated<string>
}

export interface FoundArticlePlace {
  article_id: string
  country_iso: string
  category: string
  published_at: Timestamp
  likes: number
}

export interface FoundFree {
  agent_id: string
  next_free_at: Timestamp | null
  look_again_at: Generated<Timestamp>
  coming: Generated<Timestamp[]>
}

export interface FoundOffer {
  agent_id: string
  country_iso: string
  aim: string
  standing: number
  rating_rank: number
  rating: string | null
  min_price: number
  min_days: number
  cheapest_is_quickest: boolean
  prices: number[]
  days: number[]
  licensed: boolean
  languages: string
  found_since: Timestamp
}

export interface FoundWord {
  word: string
}

export interface GiftCheck {
  id: Generated<string>
  order_id: string
  client_id: string
  agent_id: string
  signs: string[]
  status: Generated<'waiting' | 'fine' | 'not_fine'>
  decided_by: string | null
  decided_at: Timestamp | null
  note: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface Goal {
  id: Generated<number>
  client_id: string
  name: string
  country_iso: string
  purpose: string
  expected_on: string
  comment: string
  ticked: Generated<string[]>
  status: Generated<'draft' | 'in_progress' | 'approved' | 'rejected'>
  decided_on: string | null
  decided_at: Timestamp | null
  deleted_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
  passport_iso: string | null
  second_passport_iso: string | null
  residence_iso: string | null
  visa_id: string | null
  stay_days: number | null
  passport_expires_on: string | null
  travellers: Generated<Json>
  visa_told_at: Timestamp | null
}

export interface Hello {
  id: Generated<string>
  agent_id: string
  file_id: string
  media_type: 'video/mp4' | 'video/webm'
  size: number
  seconds: number
  scan: 'unscanned' | 'waiting' | 'clean' | 'infected'
  poster_id: string | null
  captions: string | null
  hidden_at: Timestamp | null
  created_at: Timestamp
}

export interface IdempotencyKey {
  owner: string
  key: string
  call: string
  body_hash: string
  status: number
  reply: Json
  created_at: Timestamp
}

export interface InvoiceSeries {
  year: number
  last: number
}

export interface KnownDevice {
  person_id: string
  device_id: string
  first_seen_at: Timestamp
  last_seen_at: Generated<Timestamp>
}

export interface LastBackup {
  is_only: Generated<boolean>
  made_at: Timestamp
  row_count: number
  file_count: number
}

export interface LedgerAccount {
  id: GeneratedAlways<string>
  kind: string
  subject: string | null
  code: string | null
  currency: string
  balance: number | null
}

export interface LedgerCheck {
  id: Generated<string>
  asked_by: string | null
  created_at: Timestamp
  done_at: Timestamp | null
  sealed: number | null
  newest_hash: string | null
  balances: Json | null
  faults: Json | null
  is_whole: Generated<boolean>
  reached: Json | null
  proven_seal: number | null
  proven_hash: string | null
  proven_entry: number | null
}

export interface LedgerEntry {
  id: Generated<number>
  template: 'L1' | 'L2' | 'L3' | 'L4a' | 'L4b' | 'L4c' | 'L4d' | 'L5' | 'L5b' | 'L5c' | 'L6' | 'L7' | 'L8a' | 'L8b' | 'L8c' | 'L8d' | 'L8e' | 'L8f' | 'L8g' | 'L9' | 'L10' | 'L10b' | 'L10c' | 'L11' | 'L11b' | 'L11c' | 'L11d' | 'L11e' | 'L11f'
  cause: string
  order_id: string | null
  actor_id: string | null
  request_id: string | null
  created_at: Timestamp
}

export interface LedgerLine {
  entry_id: number
  account_id: string
  amount: number
  currency: string
}

export interface LedgerSeal {
  number: number
  entry_id: number
  hash: Buffer
}

export interface LedgerSealer {
  is_only: Generated<boolean>
  awake_until: Timestamp
}

export interface LedgerToSeal {
  entry_id: number
  print: Buffer
  posted_at: Generated<Timestamp>
}

export interface LegalHold {
  id: Generated<string>
  order_id: string
  reason: string
  set_by: string
  created_at: Timestamp
  lifted_by: string | null
  lifted_at: Timestamp | null
}

export interface Licence {
  id: Generated<string>
  agent_id: string
  country_iso: string
  regulator: string
  number: string
  valid_until: string
  register_url: string | null
  status: Generated<'pending' | 'verified' | 'failed' | 'expired'>
  reason: string | null
  decided_by: string | null
  decided_at: Timestamp | null
  created_at: Timestamp
  revision: Generated<number>
  submitted_at: Timestamp | null
  reminded: number | null
  class_code: string | null
}

export interface LicenceClass {
  country_iso: string
  regulator: string
  code: string
  name: string
  may: string
  closed_visas: string[]
  position: number
}

export interface Likes {
  id: Generated<string>
  person_id: string
  agent_id: string
  created_at: Timestamp
}

export interface LiveArticle {
  article_id: string
  agent_id: string
  version: number
  is_shown: Generated<boolean>
  slug: string
  title: string
  category: string
  excerpt: string
  html: string
  cover_id: string | null
  service_ids: Generated<string[]>
  attachment_ids: Generated<string[]>
  reading_minutes: number
  likes: Generated<number>
  published_at: Timestamp
  changed_at: Timestamp
  html_mark: Generated<string>
}

export interface LoginChallenge {
  id: Generated<string>
  person_id: string
  device_id: string | null
  tries: Generated<number>
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface LoginFailure {
  id: Generated<string>
  email_hash: Buffer
  device: string
  address: string
  failed_at: Timestamp
}

export interface MailBody {
  id: string
  sealed: Buffer
  created_at: Timestamp
  person_id: string | null
  fact_id: string | null
  due_at: Timestamp | null
  about_id: string | null
  over_order: string | null
  over_by: Generated<string[]>
}

export interface MailDelivery {
  key: string
  claimed_at: Timestamp
  settled_at: Timestamp | null
  refusal: string | null
}

export interface Meeting {
  id: Generated<string>
  agent_id: string
  client_id: string | null
  order_id: string | null
  status: 'held' | 'booked' | 'done' | 'missed_by_client' | 'missed_by_agent' | 'cancelled'
  during: string
  padded: string
  held_until: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
  sequence: Generated<number>
  reminded: Generated<number>
  room: Generated<string>
  ended_by: 'client' | 'agent' | 'system' | null
  ended_at: Timestamp | null
  reason: string | null
}

export interface MeetingLink {
  agent_id: string
  address: string
  updated_at: Timestamp
}

export interface MeetingRequest {
  id: Generated<string>
  order_id: string
  meeting_id: string | null
  client_id: string
  agent_id: string
  made_by: 'client' | 'agent'
  status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled' | 'processed'>
  starts_at: Timestamp
  ends_at: Timestamp
  reason: string | null
  is_free: Generated<boolean>
  answer_by: Timestamp
  answered_at: Timestamp | null
  created_at: Timestamp
}

export interface Message {
  id: Generated<string>
  conversation_id: string
  seq: number
  said: number
  sender_id: string | null
  sender_side: 'client' | 'agent' | 'staff' | 'system'
  client_id: string | null
  body: string | null
  step: string | null
  subject: string | null
  hidden_at: Timestamp | null
  created_at: Timestamp
  answers: number | null
  offer_id: string | null
  by_side: 'client' | 'agent' | null
  about_at: Timestamp | null
  document_id: string | null
}

export interface MessageFile {
  message_id: string
  file_id: string
  file_name: string
  media_type: string
  size: number
  scan: 'unscanned' | 'waiting' | 'clean' | 'infected'
  uploaded_by: string
}

export interface Migration {
  name: string
  checksum: string
  applied_at: Generated<Timestamp>
}

export interface Node {
  id: string
  name: string
  role: 'all' | 'web' | 'worker'
  version: string
  newest_migration: string
  started_at: Timestamp
  seen_at: Timestamp
}

export interface NoticePreference {
  person_id: string
  preferences: Json
  updated_at: Timestamp
}

export interface Notification {
  id: Generated<string>
  person_id: string
  fact_id: string
  mode: 'client' | 'agent' | 'staff'
  kind: string
  order_id: string | null
  is_shown: Generated<boolean>
  created_at: Timestamp
  read_at: Timestamp | null
}

export interface Offer {
  id: Generated<string>
  agent_id: string
  client_id: string
  conversation_id: string | null
  order_id: string | null
  goal_id: number | null
  status: Generated<'open' | 'change_asked' | 'accepted' | 'agreed' | 'declined' | 'taken_back' | 'expired' | 'replaced' | 'wished'>
  replaces_id: string | null
  version: Generated<number>
  title: string
  description: string
  excluded: Generated<string>
  price_amount: number
  currency: string
  delivery_days: number
  meeting_minutes: number | null
  requirements: Json
  refund_schedule: Json
  revisions: number
  stages: Json
  country_iso: string
  visa_id: string
  visa_name: string
  purposes: Json
  ends_at: Timestamp
  warns_at: Timestamp
  warned_at: Timestamp | null
  answer: string | null
  answered_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
  extra_of: string | null
  proposed_by: Generated<'agent' | 'client'>
  people: number | null
}

export interface OrderDocument {
  id: Generated<string>
  order_id: string
  place: number
  name: string
  mandatory: boolean
  given_by: 'client' | 'agent'
  asked_by: 'service' | 'client' | 'agent'
  added_by: string | null
  status: Generated<'waiting' | 'handed_over' | 'accepted' | 'returned' | 'filed' | 'not_needed'>
  reason: string | null
  asked_at: Timestamp
  reminded: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
  person: string | null
}

export interface OrderEnding {
  id: Generated<string>
  order_id: string
  reason: 'fraud' | 'licence_revoked' | 'agent_suspended' | 'legal'
  text: string
  amount: number
  currency: string
  status: 'waiting' | 'done' | 'declined'
  asked_by: string
  answered_by: string | null
  created_at: Timestamp
  answered_at: Timestamp | null
  updated_at: Timestamp
}

export interface OrderEvent {
  id: Generated<string>
  order_id: string
  step: string
  actor_id: string | null
  actor_mode: 'client' | 'agent' | 'staff' | 'system' | 'processor'
  from_status: string | null
  to_status: string
  reason: string | null
  request_id: string | null
  created_at: Timestamp
}

export interface Outbox {
  id: Generated<string>
  key: string
  recipient: string
  reply_to: string | null
  subject: string
  html: string
  text: string
  created_at: Timestamp
  calendar: string | null
}

export interface OutsideLogin {
  id: Generated<string>
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
  nonce: string
  code_verifier: string
  person_id: string | null
  device_id: string | null
  home: 'subscriber' | 'consultant'
  return_to: string | null
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
  language: string | null
}

export interface PaperReading {
  file_id: string
  owner_id: string
  status: Generated<'waiting' | 'read' | 'failed'>
  found: Buffer | null
  confirmed: Buffer | null
  read_at: Timestamp | null
  confirmed_at: Timestamp | null
  created_at: Timestamp
}

export interface PasswordReset {
  id: Generated<string>
  person_id: string | null
  security_question: string | null
  answer_tries: Generated<number>
  token_hash: Buffer | null
  created_at: Timestamp
  expires_at: Timestamp | null
  used_at: Timestamp | null
}

export interface Payment {
  id: Generated<string>
  ref: string
  payer_id: string
  payable: 'order' | 'subscription' | 'debt'
  payable_id: string
  status: Generated<'waiting' | 'cancelled' | 'failed' | 'success' | 'processing' | 'paid'>
  title: string
  seller: string | null
  currency: string
  price: number
  taxes: Generated<Json>
  tax_amount: Generated<number>
  coupons: Generated<Json>
  promo_amount: Generated<number>
  agent_amount: Generated<number>
  credit_amount: Generated<number>
  amount: number
  refunded_amount: Generated<number>
  dispute: 'open' | 'won' | 'lost' | null
  frozen_until: Timestamp
  paid_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface PaymentActivity {
  id: Generated<string>
  payment_id: string
  kind: 'card' | 'hosted' | 'free'
  method_id: string | null
  status: 'waiting' | 'cancelled' | 'failed' | 'success' | 'processing'
  processor: string
  processor_id: string | null
  charge_id: string | null
  amount: number
  currency: string
  action_url: string | null
  success_url: string | null
  cancel_url: string | null
  error_code: string | null
  error_text: string | null
  look_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
  card_id: string | null
}

export interface PaymentAlarm {
  id: Generated<string>
  kind: string
  payment_id: string | null
  activity_id: string | null
  processor_id: string | null
  detail: Json
  created_at: Timestamp
  settled_at: Timestamp | null
  about: Generated<string>
}

export interface PaymentMethod {
  id: Generated<string>
  person_id: string
  processor: string
  processor_id: string
  brand: string
  last4: string
  card_type: string
  expires_on: string
  fingerprint: string
  is_default: Generated<boolean>
  created_at: Timestamp
  removed_at: Timestamp | null
}

export interface Payout {
  id: Generated<string>
  ref: string
  agent_id: string
  wallet_id: string
  kind: 'processor' | 'manual'
  hint: string | null
  processor: string | null
  processor_id: string | null
  amount: number
  currency: string
  status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled' | 'processed' | 'failed'>
  asked_by: 'agent' | 'schedule' | 'staff'
  scheduled_on: string | null
  retry_of: string | null
  reason: string | null
  returned_at: Timestamp | null
  approved_by: string | null
  approved_at: Timestamp | null
  sent_by: string | null
  bank_reference: string | null
  look_at: Timestamp | null
  sent_at: Timestamp | null
  done_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
  waits_for: 'suspended' | 'revoked' | 'staff' | 'guards_changed' | 'wallet_changed' | 'funds' | null
  waits_since: Timestamp | null
  tries: Generated<number>
}

export interface PayoutPause {
  id: Generated<string>
  agent_id: string
  cause: 'wallet_changed' | 'staff'
  reason: string | null
  ends_at: Timestamp | null
  made_by: string | null
  lifted_by: string | null
  lifted_at: Timestamp | null
  created_at: Timestamp
}

export interface Person {
  id: Generated<string>
  email: string
  email_verified_at: Timestamp | null
  first_name: string
  last_name: string
  home: 'subscriber' | 'consultant'
  mode: 'subscriber' | 'consultant'
  staff_since: Timestamp | null
  phone: string | null
  about: string | null
  dob: string | null
  gender: string | null
  picture_key: string | null
  timezone: string | null
  country_iso: string | null
  state: string | null
  city: string | null
  alt_city: string | null
  postal_code: string | null
  street: string | null
  password_hash: string | null
  password_changed_at: Timestamp | null
  security_question: string | null
  security_answer_hash: string | null
  suspended_at: Timestamp | null
  suspended_reason: string | null
  suspended_by: string | null
  deletion_due_at: Timestamp | null
  deleted_at: Timestamp | null
  created_at: Timestamp
  security_question_set_at: Timestamp | null
  clock: '12' | '24' | null
  passport_iso: string | null
  second_passport_iso: string | null
  residence_iso: string | null
  two_step_changed_at: Timestamp | null
  language: string | null
}

export interface PlanBill {
  id: Generated<string>
  subscription_id: string
  agent_id: string
  kind: 'start' | 'change' | 'renewal'
  plan: 'pro' | 'business'
  term: 'month' | 'year'
  full_price: number
  period_start: Timestamp
  period_end: Timestamp
  lines: Json
  price: number
  currency: string
  created_at: Timestamp
  paid_at: Timestamp | null
  voided_at: Timestamp | null
}

export interface PlanInvoice {
  id: Generated<string>
  year: number
  number: number
  bill_id: string
  payment_id: string
  agent_id: string
  buyer_name: string
  buyer_company: string | null
  buyer_vat_id: string | null
  buyer_address: Json
  seller: Json
  title: string
  period_start: Timestamp
  period_end: Timestamp
  lines: Json
  taxes: Json
  total: number
  currency: string
  issued_at: Timestamp
  corrects_id: string | null
  refund_id: string | null
  dispute_id: string | null
}

export interface Presence {
  person_id: string
  seen_at: Timestamp
}

export interface ProcessorCustomer {
  person_id: string
  processor: string
  processor_id: string
  created_at: Timestamp
  unknown_since: Timestamp | null
  told_at: Timestamp | null
}

export interface ProcessorEvent {
  processor: string
  event_id: string
  kind: string
  object_id: string | null
  outcome: 'applied' | 'known' | 'unknown' | 'refused'
  occurred_at: Timestamp
  received_at: Timestamp
}

export interface Purpose {
  slug: string
  name: string
  position: number
  description: string | null
  questions: string[] | null
}

export interface PushSubscription {
  session_id: string
  person_id: string
  endpoint: string
  public_key: Buffer
  auth_secret: Buffer
  created_at: Timestamp
}

export interface Question {
  conversation_id: string
  client_id: string
  agent_id: string
  title: string
  goal_id: number | null
  service_id: string | null
  status: Generated<'open' | 'hired' | 'closed'>
  answers: Generated<Json>
  created_at: Timestamp
  answered_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface QuickAnswer {
  id: Generated<string>
  agent_id: string
  name: string
  body: string
  created_at: Timestamp
  updated_at: Timestamp
}

export interface RateLimit {
  feature: string
  key: string
  tries: number
  ends_at: Timestamp
}

export interface Receipt {
  payment_id: string
  payer_id: string
  payer_name: string
  payer_address: Json
  seller_registered_as: Json
  issued_at: Timestamp
}

export interface RecoveryCode {
  person_id: string
  code_hash: Buffer
  used_at: Timestamp | null
}

export interface ReferenceLoad {
  name: string
  checksum: string
  loaded_at: Timestamp
}

export interface Refund {
  id: Generated<string>
  payment_id: string
  activity_id: string
  order_id: string | null
  reason: 'too_late' | 'changed' | 'twice' | 'wrong' | 'conflict' | 'cancellation' | 'processor' | 'credit' | 'plan'
  amount: number
  currency: string
  status: Generated<'pending' | 'processed' | 'failed' | 'kept' | 'by_bank' | 'taken'>
  processor_id: string | null
  look_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
  returned_at: Timestamp | null
  ask_key: string | null
  tries: Generated<number>
  failed_at: Timestamp | null
  told_at: Timestamp | null
  warned_hours: number | null
  warned_at: Timestamp | null
}

export interface RefundRequest {
  id: Generated<string>
  conflict_id: string
  order_id: string
  made_by: 'client' | 'agent' | 'staff' | 'system'
  maker_id: string | null
  amount: number
  currency: string
  destination: 'card' | 'credit'
  continues: Generated<boolean>
  more_days: Generated<number>
  text: Generated<string>
  status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled' | 'processed'>
  reply_by: Timestamp | null
  reminders: Generated<number>
  client_agrees: Generated<boolean>
  agent_agrees: Generated<boolean>
  answer: string | null
  refund_id: string | null
  created_at: Timestamp
  answered_at: Timestamp | null
  updated_at: Timestamp
  parts: Json | null
}

export interface RefundTransfer {
  id: Generated<string>
  refund_id: string
  payer_id: string
  status: Generated<'waiting' | 'sent' | 'withdrawn' | 'returned'>
  sealed_details: Buffer | null
  hint: string
  entered_by: string
  approved_by: string | null
  approved_at: Timestamp | null
  sent_by: string | null
  bank_reference: string | null
  sent_at: Timestamp | null
  reason: string | null
  reminded_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface Regulator {
  country_iso: string
  code: string
  name: string
  url: string
  number_form: string | null
}

export interface Report {
  id: Generated<string>
  kind: 'service' | 'review' | 'article' | 'message' | 'hello'
  subject_id: string
  owner_id: string | null
  reporter_id: string | null
  reporter_name: string | null
  reporter_email: string | null
  category: 'illegal' | 'misleading' | 'offensive' | 'private' | 'copied' | 'outside' | 'spam' | 'other'
  explanation: string
  reported: Json
  status: Generated<'open' | 'claimed' | 'decided' | 'appealed' | 'settled'>
  claimed_by: string | null
  claimed_at: Timestamp | null
  outcome: 'nothing' | 'hidden' | null
  ground: 'law' | 'terms' | null
  decision_reason: string | null
  decided_by: string | null
  decided_at: Timestamp | null
  objection: string | null
  objected_at: Timestamp | null
  settlement: 'upheld' | 'reversed' | null
  settlement_reason: string | null
  settled_by: string | null
  settled_at: Timestamp | null
  created_at: Timestamp
  hides: GeneratedAlways<boolean | null>
}

export interface Review {
  id: Generated<string>
  agent_id: string
  author_id: string | null
  service_id: string | null
  visa_id: string
  country_iso: string
  order_id: string | null
  star: string
  content: string
  reply: string | null
  replied_at: Timestamp | null
  hidden_at: Timestamp | null
  created_at: Timestamp
  refunded: Generated<boolean>
}

export interface RuleChange {
  id: Generated<string>
  rule: string
  value: number
  reason: string
  changed_by: string
  created_at: Timestamp
}

export interface SavedSearch {
  id: Generated<string>
  person_id: string
  name: string
  filters: Json
  mail: boolean
  mailed_at: Timestamp
  created_at: Timestamp
}

export interface SealedFile {
  id: Generated<string>
  owner_id: string
  media_type: string
  size: number
  wrapped_key: Buffer
  created_at: Timestamp
  kept_at: Timestamp | null
  lost_at: Timestamp | null
  read_failures: Generated<number>
  read_at: Generated<Timestamp | null>
}

export interface Service {
  id: Generated<string>
  agent_id: string
  status: Generated<'draft' | 'active' | 'archived'>
  country_iso: string
  visa_id: string
  title: Generated<string>
  description: Generated<string>
  price_amount: number | null
  delivery_value: number | null
  delivery_unit: 'day' | 'week' | 'month' | 'year' | null
  delivery_days: GeneratedAlways<number | null>
  meeting_minutes: number | null
  requirements: Generated<Json>
  refund_before_start: Generated<number>
  refund_before_filing: Generated<number>
  refund_after_filing: Generated<number>
  version: Generated<number>
  ordered_at: Timestamp | null
  published_at: Timestamp | null
  archived_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
  withheld_at: Timestamp | null
  stages: Generated<Json>
  further_person_amount: number | null
}

export interface Session {
  id: Generated<string>
  token_hash: Buffer
  person_id: string
  device_id: string | null
  device_name: string
  address: string
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: Timestamp
  confirmed_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface ShowcaseArticle {
  id: Generated<string>
  agent_uuid: string
  slug: string
  title: string
  category: string
  excerpt: string
  image: string | null
  published_on: string
  reading_minutes: number
  likes: number
  html: string
  hidden_at: Timestamp | null
}

export interface Signup {
  id: Generated<string>
  person_id: string | null
  email: string
  device: string | null
  created_at: Timestamp
}

export interface State {
  country_iso: string
  code: string
  name: string
}

export interface Subscription {
  id: Generated<string>
  agent_id: string
  status: Generated<'waiting' | 'active' | 'past_due' | 'ended'>
  plan: 'pro' | 'business'
  term: 'month' | 'year'
  price: number
  anchored_at: Timestamp
  period_start: Timestamp
  period_end: Timestamp
  next_plan: 'pro' | 'business' | null
  next_term: 'month' | 'year' | null
  cancel_at_period_end: Generated<boolean>
  tries: Generated<number>
  try_at: Timestamp | null
  reminded_of: Timestamp | null
  created_at: Timestamp
  ended_at: Timestamp | null
  updated_at: Timestamp
}

export interface Testimonial {
  id: Generated<string>
  name: string
  from_iso: string
  to_iso: string
  purpose: string
  text: string
  position: number
}

export interface ToldDecision {
  id: Generated<string>
  goal_id: number
  agent_id: string
  client_id: string
  visa_id: string
  approved: boolean
  decided_on: string
  told_at: Timestamp
  signs: Generated<string[]>
  verdict: 'out' | 'in' | null
  reason: string | null
  judged_by: string | null
  judged_at: Timestamp | null
  of_visa: Generated<boolean>
  of_agent: Generated<boolean>
}

export interface TwoStep {
  person_id: string
  sealed_secret: Buffer
  confirmed_at: Timestamp | null
  last_step: Generated<number>
  created_at: Timestamp
}

export interface Upload {
  id: Generated<string>
  owner_id: string
  size: number
  arrived: Generated<number>
  touched_at: Timestamp
  created_at: Timestamp
}

export interface UploadPart {
  upload_id: string
  at: number
  file_id: string
}

export interface UsernameHistory {
  id: Generated<string>
  name: string | null
  shape_hash: Buffer
  agent_id: string | null
  released_at: Timestamp
}

export interface VaultPaper {
  id: Generated<string>
  owner_id: string
  kind: 'passport' | 'identity_card' | 'residence_permit' | 'visa' | 'birth_certificate' | 'marriage_certificate' | 'diploma' | 'police_certificate' | 'bank_statement' | 'photo' | 'other'
  name: string
  created_at: Timestamp
  updated_at: Timestamp
}

export interface VaultVersion {
  id: Generated<string>
  paper_id: string
  owner_id: string
  number: number
  file_id: string
  file_name: string
  media_type: string
  size: number
  scan: 'unscanned' | 'waiting' | 'clean' | 'infected'
  expires_on: string | null
  expiry_from: 'typed' | 'reading' | null
  kept_from: string | null
  created_at: Timestamp
}

export interface Verification {
  agent_id: string
  label: Generated<'unverified' | 'in_progress' | 'verified' | 'failed' | 'expired'>
  sealed_draft: Buffer | null
  draft_saved_at: Timestamp | null
  draft_file_id: string | null
  first_name: string | null
  last_name: string | null
  country_iso: string | null
  state: string | null
  city: string | null
  alt_city: string | null
  postal_code: string | null
  street: string | null
  dob: string | null
  gender: string | null
  document_type: string | null
  document_country: string | null
  sealed_document_id: Buffer | null
  document_expires_on: string | null
  file_id: string | null
  submitted_at: Timestamp | null
  revision: Generated<number>
  changed: Generated<string[]>
  tries: Generated<number>
  tries_allowed: Generated<number>
  reasons: Generated<Json>
  reason: string | null
  is_final: Generated<boolean>
  decided_at: Timestamp | null
  valid_until: string | null
  reminded: number | null
  counts_until: Timestamp | null
  claimed_by: string | null
  claimed_at: Timestamp | null
  created_at: Timestamp
  document_mark: Buffer | null
  photo_key: string | null
  lapse_warnings: Generated<number>
}

export interface VerificationEvent {
  id: Generated<string>
  agent_id: string
  actor_kind: 'agent' | 'staff' | 'system'
  actor_id: string | null
  transition: string
  from_label: string
  to_label: string
  reasons: Generated<Json>
  reason: string | null
  is_final: Generated<boolean>
  request_id: string | null
  created_at: Timestamp
}

export interface Visa {
  id: string
  country_iso: string | null
  code: string
  name: string
  purposes: string[]
  description: string
  min_days: number | null
  max_days: number | null
  fee_amount: number | null
  fee_currency: string | null
  url: string | null
  checklist: string[]
  position: number
  facts: Json | null
  aliases: string[] | null
  former_codes: string[] | null
  front_door: boolean | null
  replaced_by: string | null
  origin: string | null
  promises: string[] | null
}

export interface VisaCorrection {
  id: Generated<string>
  origin: string
  fact: string
  before: Json | null
  after: Json
  reason: string
  corrected_by: string
  created_at: Timestamp
}

export interface VisaRead {
  visa_id: string
  month: string
  reads: number
}

export interface VisaShare {
  visa_id: string
  approved: number
  refused: number
}

export interface Wallet {
  id: Generated<string>
  agent_id: string
  kind: 'processor' | 'manual'
  country_iso: string
  processor: string | null
  account_id: string | null
  sealed_details: Buffer | null
  hint: string | null
  status: 'incomplete' | 'in_progress' | 'linked' | 'unlinked'
  schedule: Generated<'by_hand' | 'weekly' | 'monthly'>
  look_at: Timestamp | null
  linked_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
  destination: string | null
  schedule_stopped_for: string | null
}

export interface WalletCode {
  id: Generated<string>
  agent_id: string
  act: 'link' | 'unlink' | 'withdraw' | 'schedule'
  code_hash: Buffer
  tries: Generated<number>
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface WorkHours {
  agent_id: string
  weekday: number
  start_minute: number
  last_minute: number
}

export interface WorkHoursOverride {
  id: Generated<string>
  agent_id: string
  from_day: string
  until_day: string
  ranges: Json
}

export interface DB {
  agent: Agent
  agent_share: AgentShare
  article: Article
  article_attachment: ArticleAttachment
  article_favourite: ArticleFavourite
  article_like: ArticleLike
  article_picture: ArticlePicture
  article_slug: ArticleSlug
  audit_entry: AuditEntry
  availability_rule: AvailabilityRule
  billing_details: BillingDetails
  blocked_date: BlockedDate
  business: Business
  busy_time: BusyTime
  calendar_consent: CalendarConsent
  calendar_feed: CalendarFeed
  captcha_used: CaptchaUsed
  card_setup: CardSetup
  case_file: CaseFile
  city: City
  client_order: ClientOrder
  completion_request: CompletionRequest
  conflict: Conflict
  connected_account: ConnectedAccount
  connected_calendar: ConnectedCalendar
  contact_message: ContactMessage
  conversation: Conversation
  conversation_member: ConversationMember
  country: Country
  coupon: Coupon
  coupon_refund: CouponRefund
  coupon_use: CouponUse
  cron_run: CronRun
  deadline_feed: DeadlineFeed
  deadline_paper: DeadlinePaper
  deadline_reader: DeadlineReader
  debt_bill: DebtBill
  debt_relief: DebtRelief
  decision_request: DecisionRequest
  dispute: Dispute
  document_version: DocumentVersion
  earned_month: EarnedMonth
  email_change: EmailChange
  email_code: EmailCode
  entry_rule: EntryRule
  entry_rule_source: EntryRuleSource
  exchange_rate: ExchangeRate
  exchange_rate_source: ExchangeRateSource
  extension_request: ExtensionRequest
  fact: Fact
  fact_report: FactReport
  favourite: Favourite
  file_view: FileView
  filled_up_to: FilledUpTo
  found_agent: FoundAgent
  found_article: FoundArticle
  found_article_place: FoundArticlePlace
  found_free: FoundFree
  found_offer: FoundOffer
  found_word: FoundWord
  gift_check: GiftCheck
  goal: Goal
  hello: Hello
  idempotency_key: IdempotencyKey
  invoice_series: InvoiceSeries
  known_device: KnownDevice
  last_backup: LastBackup
  ledger_account: LedgerAccount
  ledger_check: LedgerCheck
  ledger_entry: LedgerEntry
  ledger_line: LedgerLine
  ledger_seal: LedgerSeal
  ledger_sealer: LedgerSealer
  ledger_to_seal: LedgerToSeal
  legal_hold: LegalHold
  licence: Licence
  licence_class: LicenceClass
  likes: Likes
  live_article: LiveArticle
  login_challenge: LoginChallenge
  login_failure: LoginFailure
  mail_body: MailBody
  mail_delivery: MailDelivery
  meeting: Meeting
  meeting_link: MeetingLink
  meeting_request: MeetingRequest
  message: Message
  message_file: MessageFile
  migration: Migration
  node: Node
  notice_preference: NoticePreference
  notification: Notification
  offer: Offer
  order_document: OrderDocument
  order_ending: OrderEnding
  order_event: OrderEvent
  outbox: Outbox
  outside_login: OutsideLogin
  paper_reading: PaperReading
  password_reset: PasswordReset
  payment: Payment
  payment_activity: PaymentActivity
  payment_alarm: PaymentAlarm
  payment_method: PaymentMethod
  payout: Payout
  payout_pause: PayoutPause
  person: Person
  plan_bill: PlanBill
  plan_invoice: PlanInvoice
  presence: Presence
  processor_customer: ProcessorCustomer
  processor_event: ProcessorEvent
  purpose: Purpose
  push_subscription: PushSubscription
  question: Question
  quick_answer: QuickAnswer
  rate_limit: RateLimit
  receipt: Receipt
  recovery_code: RecoveryCode
  reference_load: ReferenceLoad
  refund: Refund
  refund_request: RefundRequest
  refund_transfer: RefundTransfer
  regulator: Regulator
  report: Report
  review: Review
  rule_change: RuleChange
  saved_search: SavedSearch
  sealed_file: SealedFile
  service: Service
  session: Session
  showcase_article: ShowcaseArticle
  signup: Signup
  state: State
  subscription: Subscription
  testimonial: Testimonial
  told_decision: ToldDecision
  two_step: TwoStep
  upload: Upload
  upload_part: UploadPart
  username_history: UsernameHistory
  vault_paper: VaultPaper
  vault_version: VaultVersion
  verification: Verification
  verification_event: VerificationEvent
  visa: Visa
  visa_correction: VisaCorrection
  visa_read: VisaRead
  visa_share: VisaShare
  wallet: Wallet
  wallet_code: WalletCode
  work_hours: WorkHours
  work_hours_override: WorkHoursOverride
}
