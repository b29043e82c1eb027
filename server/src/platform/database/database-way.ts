import { StartFailure } from '../start-failure.ts'
import { askWhatItIs, type LeadsTo } from './ask-what-it-is.ts'
import { newClient } from './new-client.ts'
import { findIdentity } from './pooler-store.ts'

/** The address `url` is for what fits into a transaction, `direct` for what needs a session. */
export interface DatabaseWay {
  url: string
  direct: string
  /** A pooler takes the limits of time at connecting from nobody, and keeps them for a session. */
  limits: 'at connecting' | 'afterwards' | 'never'
  keepsStatements: boolean
}

export const straightTo = (url: string): DatabaseWay => ({
  url,
  direct: url,
  limits: 'at connecting',
  keepsStatements: true,
})

const LIMITS = {
  postgres: 'at connecting',
  'session pooler': 'afterwards',
  'transaction pooler': 'never',
} as const

interface Addresses {
  url: string
  direct: string | null
}

/** How what an address leads to is reached, where nothing needs a session. */
export const wayTo = async (url: string, setting: string) => wayOf(url, await askWhatItIs(url, setting))

const wayOf = (url: string, found: LeadsTo, direct = url): DatabaseWay => ({
  url,
  direct,
  limits: LIMITS[found.kind],
  keepsStatements: found.kind !== 'transaction pooler' || found.keepsStatements,
})

/** Asks once what the addresses lead to; the sentence is for whoever starts the server. */
export async function findWay({ url, direct }: Addresses): Promise<{ way: DatabaseWay; told: string }> {
  const found = await askWhatItIs(url)
  refuseWithoutSession(found, direct)
  if (direct) await refuseWrongDirect(url, direct)
  return { way: wayOf(url, found, direct ?? url), told: sentenceOf(found) }
}

function refuseWithoutSession({ kind }: LeadsTo, direct: string | null) {
  if (kind === 'transaction pooler' && !direct)
    throw new StartFailure(
      'DATABASE_URL leads to a pooler in transaction mode (such as PgBouncer), which migrations, the job queue and announcements between nodes cannot go through; set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    )
}

async function refuseWrongDirect(url: string, direct: string) {
  const { kind } = await askWhatItIs(direct)
  if (kind === 'transaction pooler')
    throw new StartFailure(
      'DATABASE_DIRECT_URL leads to a pooler in transaction mode too; set it to the address of PostgreSQL itself.',
    )
  const [one, other] = await Promise.all([url, direct].map(identityAt))
  if (one !== other)
    throw new StartFailure(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases; let both lead to the same one.',
    )
}

async function identityAt(url: string) {
  const client = newClient(url)
  try {
    await client.connect()
    return await findIdentity(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function sentenceOf(found: LeadsTo) {
  if (found.kind === 'postgres') return 'DATABASE_URL leads to PostgreSQL itself.'
  if (found.kind === 'session pooler') return 'DATABASE_URL leads to a pooler in session mode.'
  return [
    'DATABASE_URL leads to a pooler in transaction mode, and DATABASE_DIRECT_URL past it.',
    !found.keepsStatements &&
      'It keeps no prepared statements, so each is planned anew: PgBouncer keeps them from 1.21 on, with max_prepared_statements.',
    !found.hasTimeLimit &&
      'Statements through it have no limit of time on the side of PostgreSQL: give it a connect_query, such as SET statement_timeout = 20000.',
  ]
    .filter(Boolean)
    .join(' ')
}
