import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { openWayTo } from '../frozen-way.ts'
import { quickFolder } from '../quick-folder.ts'
import { findPrograms } from './find-programs.ts'
import { freePorts } from './free-ports.ts'
import { connectsTo, startPart } from './part.ts'
import { startPostgres, urlAt } from './start-postgres.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const S3RVER = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
/** The only keys s3rver knows. */
const S3_KEY = 'S3RVER'
const SECRET = 'the secret of every node of this shape'

export const NODES = ['web 1', 'web 2', 'the worker'] as const
export type NodeName = (typeof NODES)[number]

interface Wanted {
  /** These lie elsewhere than in memory beside all else. */
  places?: { data?: string; wal?: string; files?: string; 'web 1'?: string }
  /** PostgreSQL begins with these settings. */
  flags?: string[]
}

export type Shape = Awaited<ReturnType<typeof startShape>>

/** Two web nodes and a worker on PostgreSQL, Redis, an S3 server and a mail server, behind Caddy with the shipped Caddyfile. */
export async function startShape({ places = {}, flags = [] }: Wanted = {}) {
  const programs = await findPrograms()
  const folder = await quickFolder('sojourn-outgrown-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const [database, redis, s3, mail, first, second, third, caddy, admin] = await freePorts()
  const origin = `http://127.0.0.1:${caddy}`
  const way = await openWayTo(urlAt(database))
  const databaseUrl = way.url
  const clockOf = (name: NodeName) => join(folder, `clock of ${name}`)

  const start = async (wanted: Parameters<typeof startPart>[0]) => {
    const part = await startPart(wanted)
    onTestFinished(async ({ task }) => {
      await part.end('SIGKILL')
      if (task.result?.state === 'fail') console.error(`${wanted.name}: ${faultsIn(part.said())}`)
    })
    return part
  }
  const node = (name: NodeName, role: string, port: number) =>
    start({
      name,
      command: process.execPath,
      args: ['--import', join(import.meta.dirname, 'moved-clock.ts'), join(ROOT, 'server/src/main.ts')],
      options: {
        env: {
          PATH: process.env.PATH,
          CLOCK_FILE: clockOf(name),
          ORIGIN: origin,
          PORT: String(port),
          ROLE: role,
          DATA_DIR: (name === 'web 1' && places[name]) || join(folder, name),
          SECRET,
          DATABASE_URL: databaseUrl,
          REDIS_URL: `redis://127.0.0.1:${redis}`,
          S3_BUCKET: 'sojourn',
          S3_ENDPOINT: `http://127.0.0.1:${s3}`,
          S3_ACCESS_KEY: S3_KEY,
          S3_SECRET_KEY: S3_KEY,
          SMTP_URL: `smtp://127.0.0.1:${mail}`,
          TRUSTED_PROXIES: '127.0.0.1',
          // Test machines stutter.
          MOST_DELAY_MS: '10000',
        },
      },
      reach: () => answersAt(`http://127.0.0.1:${port}/readyz`),
    })

  const mails = join(folder, 'mails')
  await mkdir(mails)
  const [postgres, ...around] = await Promise.all([
    startPostgres({
      program: programs.postgres,
      data: places.data ?? join(folder, 'postgres'),
      port: database,
      flags,
      ...(places.wal && { wal: places.wal }),
    }),
    start({
      name: 'Redis',
      command: programs['redis-server'],
      args: ['--port', `${redis}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
      reach: () => connectsTo(redis),
    }),
    start({
      name: 'the S3 server',
      command: process.execPath,
      args: [
        S3RVER,
        ...['-d', places.files ?? join(folder, 's3'), '-a', '127.0.0.1', '-p', `${s3}`],
        ...['--configure-bucket', 'sojourn'],
      ],
      reach: () => connectsTo(s3),
    }),
    start({
      name: 'the mail server',
      command: process.execPath,
      args: [join(import.meta.dirname, 'keep-mails.ts'), mails, `${mail}`],
      reach: () => connectsTo(mail),
    }),
  ])
  const [, files, mailServer] = around
  // The first one makes the tables.
  const worker = await node('the worker', 'worker', third)
  const webs = await Promise.all([node('web 1', 'web', first), node('web 2', 'web', second)])
  const balancer = await start({
    name: 'Caddy',
    command: programs.caddy,
    args: ['run', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/Caddyfile')],
    options: {
      env: {
        HOME: folder,
        CADDY_ADMIN: `127.0.0.1:${admin}`,
        SITE: `:${caddy}`,
        SITE_MORE: 'bind 127.0.0.1',
        WEB_NODES: `127.0.0.1:${first} 127.0.0.1:${second}`,
      },
    },
    reach: () => answersAt(`${origin}/healthz`),
  })

  return {
    origin,
    databaseUrl,
    secret: SECRET,
    mails,
    nodes: [first, second].map((port) => `http://127.0.0.1:${port}`),
    webs,
    worker,
    parts: [...webs, worker, postgres, ...around, balancer],
    /** Redis, the files and the mails: nodes go on without them for a while. */
    outside: around,
    files,
    mailServer,
    folder,
    programs,
    postgres,
    /** All reach PostgreSQL by it. */
    way,
    /** The clock of a node is set so many milliseconds ahead of the true time. */
    setClock: (name: NodeName, ahead: number) => writeFile(clockOf(name), String(ahead)),
  }
}

/** The log lines of a node that tell of a fault; a part only remembers what it said since its last start. */
const faultsIn = (log: string) => log.match(/^.*"level":[56]0.*$/gm)?.join('\n') ?? 'no fault in the log'

async function answersAt(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
}
