import { execFile } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { findOwner } from '../../src/platform/database/embedded-programs.ts'
import { connectsTo, startPart } from './part.ts'

const run = promisify(execFile)
const USER = 'sojourn'

interface Wanted {
  name?: string
  /** The program `postgres`, beside which the others lie. */
  program: string
  data: string
  port: number
  /** The log may lie on another disk. */
  wal?: string
  /** It is a replica of the one at this port, which runs. */
  replicaOf?: number
  flags?: string[]
}

export const urlAt = (port: number) => `postgres://${USER}@127.0.0.1:${port}/postgres`

/** PostgreSQL as a part, in a new folder. */
export async function startPostgres({ name = 'PostgreSQL', program, data, port, ...wanted }: Wanted) {
  const { wal, replicaOf, flags = [] } = wanted
  const folders = [data, ...(wal ? [wal] : [])]
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 })
  const owner = await findOwner(data)
  if (owner) for (const folder of folders) await chown(folder, owner.uid, owner.gid)
  const options = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...owner }

  const beside = (other: string) => join(program, '..', other)
  if (replicaOf)
    await run(
      beside('pg_basebackup'),
      [
        '-D',
        data,
        '-h',
        '127.0.0.1',
        '-p',
        `${replicaOf}`,
        '-U',
        USER,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
        '--no-sync',
      ],
      options,
    )
  else
    await run(
      beside('initdb'),
      [
        ...['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'],
        ...(wal ? ['-X', wal, '--wal-segsize', '1'] : []),
      ],
      options,
    )
  const part = await startPart({
    name,
    command: program,
    args: [
      ...['-D', data, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...flags.flatMap((flag) => ['-c', flag]),
    ],
    options,
    reach: () => connectsTo(port),
  })
  onTestFinished(() => part.end('SIGKILL'))
  return Object.assign(part, { port, url: urlAt(port) })
}
