// Made from the migrated database by `npm run db:types`; not to be edited.
import type { ColumnType, GeneratedAlways } from 'kysely'

type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
type Json = ColumnType<unknown, string, string>
type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface CaptchaUsed {
  nonce: string
  expires_at: Timestamp
}

export interface City {
  country_iso: string
  state_code: string
  name: string
}

export interface ContactMessage {
  id: Generated<string>
  name: string
  email: string
  subject: string
  message: string
  created_at: Timestamp
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

export interface MailDelivery {
  key: string
  claimed_at: Timestamp
  settled_at: Timestamp | null
  refusal: string | null
}

export interface Migration {
  name: string
  checksum: string
  applied_at: Generated<Timestamp>
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
}

export interface Purpose {
  slug: string
  name: string
  position: number
}

export interface RateLimit {
  feature: string
  key: string
  tries: number
  ends_at: Timestamp
}

export interface ReferenceLoad {
  name: string
  checksum: string
  loaded_at: Timestamp
}

export interface Regulator {
  country_iso: string
  code: string
  name: string
  url: string
}

export interface ShowcaseAgent {
  uuid: string
  username: string
  first_name: string
  last_name: string
  headline: string
  about: string
  country_iso: string
  city: string
  timezone: string
  countries: string[]
  languages: Json
  categories: string[]
  rating: string | null
  review_count: number
  completed_orders: number
  response_hours: number | null
  verified_since: string | null
  licence: Json | null
  services: Json
  reviews: Json
  price_from: number | null
  standing: string
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
}

export interface State {
  country_iso: string
  code: string
  name: string
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
}

export interface DB {
  captcha_used: CaptchaUsed
  city: City
  contact_message: ContactMessage
  country: Country
  idempotency_key: IdempotencyKey
  mail_delivery: MailDelivery
  migration: Migration
  outbox: Outbox
  purpose: Purpose
  rate_limit: RateLimit
  reference_load: ReferenceLoad
  regulator: Regulator
  showcase_agent: ShowcaseAgent
  showcase_article: ShowcaseArticle
  state: State
  testimonial: Testimonial
  visa: Visa
}
