import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Analytics, readAnalytics } from '../analytics-settings.ts'
import { isLoopback } from '../platform/loopback.ts'
import type { ProcessorName } from '../platform/payments/processor.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { readNotedAddress } from './address-file.ts'
import { type CalendarProvider, readCalendarProviders } from './calendar-settings.ts'
import { type Figure, readFigures } from './figure-settings.ts'
import { readMeetingRooms } from './meeting-settings.ts'
import { type Operator, readOperator } from './operator-settings.ts'
import { type OutsideProvider, readOutsideProviders } from './outside-settings.ts'
import { type ProcessorSettings, readLeftProcessors, readProcessor } from './processor-settings.ts'
import { type PushSettings, readPush } from './push-settings.ts'
import { refuseInvented } from './refuse-invented.ts'
import { readAddress, readNetworks, readSwitch, readUrl } from './setting-words.ts'
import { readSocialLinks, type SocialLink } from './social-settings.ts'
import { readTaxRules, type TaxRules } from './tax-settings.ts'
import { readTracing, type TracingSettings } from './tracing-settings.ts'

export interface Settings {
  environment: 'development' | 'test' | 'production'
  role: 'all' | 'web' | 'worker'
  host: string
  port: number
  /** Links in mails begin with it, and only its pages may write. */
  origin: string
  dataDir: string
  secret: string
  /** Values that these sealed are still opened. */
  oldSecrets: string[]
  demo: boolean
  figures: Figure[]
  database: { kind: 'embedded' } | { kind: 'url'; url: string; direct: string | null; read: string | null }
  redis: { url: string } | null
  files: { kind: 'disk' } | S3Settings
  mail: { kind: 'outbox' } | { kind: 'smtp'; url: string }
  scanner: { kind: 'none' } | { kind: 'clamav'; host: string; port: number }
  mailFrom: string
  supportEmail: string
  /** Null means that nobody told who runs this place. */
  operator: Operator | null
  /** Our pages elsewhere, for the foot of each page. */
  socialLinks: SocialLink[]
  outside: OutsideProvider[]
  calendars: CalendarProvider[]
  /** Null means that agents must give an address of their own. */
  meetingRooms: string | null
  /** It is null where browsers are not told of notifications while no page is open. */
  push: PushSettings | null
  captcha: { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string; secret: string }
  /** It is null where nobody counts visits. */
  analytics: Analytics | null
  /** It is null where nobody collects traces. */
  tracing: TracingSettings | null
  processor: ProcessorSettings
  /** The money of these may stand in the books although another takes it now. */
  leftProcessors: ProcessorName[]
  /** The client's country decides. */
  taxes: TaxRules
  /** The agent's country decides. */
  feeTaxes: TaxRules
  /** The proxies whose X-Forwarded-For is believed: none, or a list of addresses and networks. */
  trustedProxies: string[]
  /** The server may fall so far behind before it sends some away. */
  mostDelayMs: number
  /** Visitors who ask alike within this time are answered by one reading; 0 reads for each of them. */
  shareReadsMs: number
  /** Between saying that it stops and stopping, so that balancers send no more. */
  stopDelayMs: number
  /** The pages `/dev/*` and the demo story's sign-ins are there only while everything is embedded and nobody else can reach it. */
  devPages: boolean
  /** Pages built elsewhere, for tests that look at other words; those of `npm start` where it is not set. */
  pagesFolder: string | undefined
  /** A password or a captcha costs `least` only in tests, and only while everything is embedded and nobody else can reach it. */
  workCost: WorkCost
}

export type WorkCost = 'full' | 'least'

export interface S3Settings {
  kind: 's3'
  bucket: string
  region: string
  endpoint: string | null
  accessKey: string
  secretKey: string
}

export type Environment = Record<string, string | undefined>

/** Nobody else reads the environment; a mistake in it is told in a sentence. */
export function readSettings(env: Environment = process.env): Settings {
  const environment = oneOf('NODE_ENV', env.NODE_ENV || 'production', ['development', 'test', 'production'])
  const role = oneOf('ROLE', env.ROLE || 'all', ['all', 'web', 'worker'])
  const host = env.HOST || '127.0.0.1'
  const port = readPort(env.PORT)
  const dataDir = resolve(env.DATA_DIR || '.data')
  const database = readDatabase(env)
  const demo = readSwitch('DEMO', env.DEMO, database.kind === 'embedded')
  const redis = env.REDIS_URL
    ? { url: readUrl('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:'], 'redis://host:6379') }
    : null
  const files = readFiles(env)
  const mail = readMail(env.SMTP_URL)
  const captcha = readCaptcha(env)
  const processor = readProcessor(env)
  const embedded =
    database.kind === 'embedded' &&
    !redis &&
    files.kind === 'disk' &&
    mail.kind === 'outbox' &&
    captcha.kind === 'altcha' &&
    processor.kind === 'sandbox'

  const origin = readOrigin(env.ORIGIN, host, port, embedded)
  const trustedProxies = readNetworks('TRUSTED_PROXIES', env.TRUSTED_PROXIES)
  refuseInvented(env, { database, origin, processor, mail })
  // One node with its own database has nobody who could take its requests meanwhile.
  const isBehindBalancer = trustedProxies.length > 0 && database.kind === 'url' && role !== 'worker'
  const onlyHere = embedded && isLoopback(host) && isLoopback(new URL(origin).hostname)

  return {
    environment,
    role,
    host,
    port,
    origin,
    dataDir,
    ...readSecrets(readSecret(env.SECRET, dataDir, database.kind)),
    demo,
    figures: readFigures(env.FIGURES, demo),
    database,
    redis,
    files,
    mail,
    scanner: readScanner(env.CLAMAV_URL),
    mailFrom: readAddress('MAIL_FROM', env.MAIL_FROM || 'Sojourn <hello@sojourn.example>', {
      mayBeNamed: true,
    }),
    supportEmail: readAddress('SUPPORT_EMAIL', env.SUPPORT_EMAIL || 'support@sojourn.example'),
    operator: readOperator(env),
    socialLinks: readSocialLinks(env.SOCIAL_LINKS),
    outside: readOutsideProviders(env),
    calendars: readCalendarProviders(env),
    meetingRooms: readMeetingRooms(env),
    push: readPush(env),
    captcha,
    analytics: readAnalytics(env),
    tracing: readTracing(env),
    processor,
    leftProcessors: readLeftProcessors(env),
    taxes: readTaxRules('TAX_RULES', env.TAX_RULES),
    feeTaxes: readTaxRules('FEE_TAX_RULES', env.FEE_TAX_RULES),
    trustedProxies,
    mostDelayMs: readMilliseconds('MOST_DELAY_MS', env.MOST_DELAY_MS || '200', 20, 10_000),
    shareReadsMs: readMilliseconds('SHARE_READS_MS', env.SHARE_READS_MS || '2000', 0, 60_000),
    stopDelayMs: readMilliseconds(
      'STOP_DELAY_MS',
      env.STOP_DELAY_MS || (isBehindBalancer ? '5000' : '0'),
      0,
      60_000,
    ),
    devPages: onlyHere && trustedProxies.length === 0,
    pagesFolder: env.PAGES_FOLDER || undefined,
    workCost: readWorkCost(env.QUICK_PASSWORDS, environment, onlyHere),
  }
}

/** React and other libraries read it there by themselves, and are slower by half for those who debug them. */
export function tellLibraries({ environment }: Settings) {
  process.env.NODE_ENV = environment
}

/** A command gets the address of the server on this folder, unless it was given one. */
export function readCommandSettings(env: Environment = process.env): Settings {
  const settings = readSettings(env)
  const isGiven = env.ORIGIN || env.PORT || env.HOST || settings.database.kind === 'url'
  const noted = isGiven ? undefined : readNotedAddress(settings)
  return noted ? { ...settings, origin: noted } : settings
}

function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word === value)
  if (!found) throw new StartFailure(`${name} is "${value}"; set it to one of ${allowed.join(', ')}.`)
  return found
}

/** Whatever others can reach asks and does the full work, and nothing in the environment changes that. */
function readWorkCost(
  quick: string | undefined,
  environment: Settings['environment'],
  onlyHere: boolean,
): WorkCost {
  if (!quick) return environment === 'test' && onlyHere ? 'least' : 'full'
  if (quick !== '1' || !onlyHere)
    throw new StartFailure(
      'QUICK_PASSWORDS is set; remove it. It is for tests, where everything is embedded and only this machine can open the pages.',
    )
  return 'least'
}

function readMilliseconds(name: string, text: string, least: number, most: number) {
  const delay = Number(text)
  if (!Number.isInteger(delay) || delay < least || delay > most)
    throw new StartFailure(`${name} is "${text}"; give milliseconds from ${least} to ${most}.`)
  return delay
}

function readPort(value = '3000') {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartFailure(`PORT is "${value}"; set it to a number from 1 to 65535.`)
  }
  return port
}

function readOrigin(value: string | undefined, host: string, port: number, embedded: boolean) {
  if (!value) {
    if (!embedded && !isLoopback(host)) {
      throw new StartFailure(
        'ORIGIN is missing; set it to the address people open, such as https://sojourn.example.',
      )
    }
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  }
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new StartFailure(
      `ORIGIN is "${value}"; set it to an address without a path, such as https://sojourn.example.`,
    )
  }
  return url.origin
}

const SECRET_LENGTH = 32

/** In `new,old` the first seals, and all open. Commas in a sentence of which no part is long enough part nothing. */
function readSecrets(text: string) {
  const parts = text.split(',').map((part) => part.trim())
  const isOne = parts.length === 1 || parts.every((part) => part.length < SECRET_LENGTH)
  const [secret = '', ...oldSecrets] = isOne ? [text] : parts
  if ([secret, ...oldSecrets].some((one) => one.length < SECRET_LENGTH))
    throw new StartFailure(
      'SECRET is too short; set it to at least 32 random characters, and so each of several parted by commas.',
    )
  return { secret, oldSecrets }
}

function readSecret(value: string | undefined, dataDir: string, database: 'embedded' | 'url') {
  if (value) {
    return value
  }
  if (database === 'url') {
    throw new StartFailure(
      'SECRET is missing; with DATABASE_URL set it to at least 32 random characters, the same on every node.',
    )
  }
  const file = join(dataDir, 'secret')
  try {
    if (existsSync(file)) return readFileSync(file, 'utf8').trim()
    mkdirSync(dataDir, { recursive: true })
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, secret, { mode: 0o600 })
    chmodSync(file, 0o600)
    return secret
  } catch (error) {
    throw new StartFailure(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}); give this user the right to it or set DATA_DIR to another folder.`,
    )
  }
}

function readDatabase({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
  DATABASE_READ_URL: replica,
}: Environment): Settings['database'] {
  if (!url && (direct || replica))
    throw new StartFailure(
      `${direct ? 'DATABASE_DIRECT_URL' : 'DATABASE_READ_URL'} is set but DATABASE_URL is missing; set DATABASE_URL too.`,
    )
  if (!url) return { kind: 'embedded' }
  const read = (name: string, value: string) =>
    readUrl(name, value, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/sojourn')
  return {
    kind: 'url',
    url: read('DATABASE_URL', url),
    direct: direct ? read('DATABASE_DIRECT_URL', direct) : null,
    read: replica ? read('DATABASE_READ_URL', replica) : null,
  }
}

function readMail(url: string | undefined): Settings['mail'] {
  if (!url) return { kind: 'outbox' }
  const example = 'smtp://user:password@host:587'
  return { kind: 'smtp', url: readUrl('SMTP_URL', url, ['smtp:', 'smtps:'], example) }
}

const CLAMAV_PORT = 3310

function readScanner(url: string | undefined): Settings['scanner'] {
  if (!url) return { kind: 'none' }
  const { hostname, port } = new URL(readUrl('CLAMAV_URL', url, ['tcp:'], 'tcp://host:3310'))
  return { kind: 'clamav', host: hostname, port: Number(port || CLAMAV_PORT) }
}

function readFiles(env: Environment): Settings['files'] {
  if (env.S3_ENDPOINT) readUrl('S3_ENDPOINT', env.S3_ENDPOINT, ['http:', 'https:'], 'https://s3.example')
  if (!env.S3_BUCKET && env.S3_ENDPOINT)
    throw new StartFailure('S3_ENDPOINT is set but S3_BUCKET is missing; set the name of the bucket too.')
  if (!env.S3_BUCKET) return { kind: 'disk' }
  const missing = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'].filter((name) => !env[name])
  if (missing.length > 0)
    throw new StartFailure(`S3_BUCKET is set but ${missing.join(' and ')} missing; set both keys.`)
  return {
    kind: 's3',
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'us-east-1',
    endpoint: env.S3_ENDPOINT || null,
    accessKey: env.S3_ACCESS_KEY as string,
    secretKey: env.S3_SECRET_KEY as string,
  }
}

function readCaptcha(env: Environment): Settings['captcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env
  if (!siteKey && !secret) return { kind: 'altcha' }
  if (!siteKey || !secret) {
    throw new StartFailure('Only one of RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET is set; set both or neither.')
  }
  return { kind: 'recaptcha', siteKey, secret }
}
