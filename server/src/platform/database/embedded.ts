import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { recogniseCluster } from './embedded-cluster.ts'
import { folderFailure, postgresFailure } from './embedded-failures.ts'
import { holdFolder } from './embedded-lock.ts'
import { findOwner, findPrograms, type Programs } from './embedded-programs.ts'
import { runPostgres } from './embedded-run.ts'
import { addressIn } from './embedded-socket.ts'

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  /** False means that nothing is flushed to disk, for tests. */
  durable?: boolean
  log?: (line: string) => void
  /** PostgreSQL ended though nobody called stop(). */
  onLost?: (sentence: string) => void
  /** It runs now, and will be ready soon. */
  onLaunched?: () => void
}

export const PASSWORD_FILE = 'sojourn.password'

/** Runs the PostgreSQL that came with npm on a folder of ours, after healing whatever the last run left there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir)
  const durable = options.durable ?? true
  const release = await holdFolder(dataDir)
  try {
    const cluster = await recogniseCluster(dataDir, PASSWORD_FILE)
    const programs = await findPrograms(dataDir, await findOwner(dataDir))
    if (cluster === 'none') await makeCluster(programs, dataDir, durable)
    const password = await readFile(path.join(dataDir, PASSWORD_FILE), 'utf8')
    const running = await runPostgres(programs, { ...options, dataDir, durable })
    return {
      url: await addressIn(dataDir, password, running.port),
      stop: () => running.stop().finally(release),
    }
  } catch (error) {
    release()
    throw folderFailure(error, dataDir)
  }
}

/** Made beside its place and moved in at the end, so a start that was cut off leaves no half of a cluster. */
async function makeCluster(programs: Programs, dataDir: string, durable: boolean): Promise<void> {
  const making = `${dataDir}.making`
  await rm(making, { recursive: true, force: true })
  try {
    await mkdir(making, { mode: 0o700 })
    await rename(await initialise(programs, making, durable), dataDir)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

async function initialise(
  { initdb, postgres, ...programs }: Programs,
  making: string,
  durable: boolean,
): Promise<string> {
  const cluster = path.join(making, 'cluster')
  const passwordFile = path.join(making, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (programs.owner) {
    for (const file of [making, passwordFile]) await chown(file, programs.owner.uid, programs.owner.gid)
  }

  const identity = [
    '--pgdata',
    cluster,
    '--username',
    'sojourn',
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
  ]
  const words = [
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
  ]
  await finish(programs.launch(initdb, [...identity, ...words, ...(durable ? [] : ['--no-sync'])]))
  await finish(
    programs.launch(postgres, ['--single', '-D', cluster, 'postgres']),
    'CREATE DATABASE sojourn;\n',
  )

  await rename(passwordFile, path.join(cluster, PASSWORD_FILE))
  return cluster
}

async function finish(child: ChildProcess, input = ''): Promise<void> {
  const said: string[] = []
  child.stdout?.resume()
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  child.stdin?.on('error', () => {}) // it ended before reading; its exit code tells why
  child.stdin?.end(input)
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  if (code !== 0) throw postgresFailure(said.join(''))
}
