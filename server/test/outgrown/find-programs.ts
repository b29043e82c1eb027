import { execFile } from 'node:child_process'
import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Debian keeps PostgreSQL's programs there, on nobody's PATH. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql'

/** Debian's package of each program. */
const PACKAGES = {
  postgres: 'postgresql',
  'redis-server': 'redis-server',
  caddy: 'caddy',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
}
type Program = keyof typeof PACKAGES

const OF_THE_SHAPE = ['postgres', 'redis-server', 'caddy'] as const satisfies Program[]

export const findPrograms = () => findAll(OF_THE_SHAPE)

/** The system's PgBouncer, and another one where PGBOUNCER_PATH names it. */
export async function findPgBouncers(): Promise<string[]> {
  const named = process.env.PGBOUNCER_PATH
  const there = async () => findIn('pgbouncer')
  if (!(await there())) await install(['pgbouncer'])
  const found = [await there(), named].filter((one) => one !== undefined)
  if (found.length === 0)
    throw new Error('There is no PgBouncer and none could be installed; run apt-get install pgbouncer.')
  return found
}

/** The system's own programs, installed where they are missing and where this user may do that. */
export async function findAll<Name extends Program>(wanted: readonly Name[]): Promise<Record<Name, string>> {
  const missing = await missingOf(wanted)
  if (missing.length > 0) await install(missing.map((program) => PACKAGES[program]))
  const still = await missingOf(wanted)
  if (still.length > 0)
    throw new Error(
      `This test needs ${still.join(', ')}, which could not be installed; run apt-get install ${still.map((program) => PACKAGES[program]).join(' ')}.`,
    )
  const found = await Promise.all(wanted.map(async (program) => [program, await find(program)] as const))
  return Object.fromEntries(found) as Record<Name, string>
}

async function missingOf<Name extends Program>(wanted: readonly Name[]) {
  const found = await Promise.all(wanted.map(find))
  return wanted.filter((_program, index) => !found[index])
}

const find = (program: Program) => findIn(program)

async function findIn(program: string): Promise<string | undefined> {
  const versions = await readdir(POSTGRES_VERSIONS).catch(() => [])
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...newestFirst.map((version) => path.join(POSTGRES_VERSIONS, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  for (const folder of folders) {
    const file = path.join(folder, program)
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return undefined
}

async function install(packages: string[]) {
  if (process.getuid?.() !== 0) return
  const apt = (...args: string[]) =>
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).catch(() => {})
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', ...packages)
}
