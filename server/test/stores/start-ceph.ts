import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '../../src/settings/settings.ts'
import { findAll } from '../outgrown/find-programs.ts'
import { freePorts } from '../outgrown/free-ports.ts'
import { startPart } from '../outgrown/part.ts'

const run = promisify(execFile)
const KEYS = { accessKey: 'an-access-key', secretKey: 'a-secret-key-of-sojourn' }
const BUCKET = 'papers'

/** A cluster of Ceph of one machine, with what it keeps in memory, and its gateway that speaks S3. */
export async function startCeph(folder: string): Promise<S3Settings> {
  const programs = await findAll(['ceph-mon', 'ceph-osd', 'radosgw'])
  const [monitor, gateway] = await freePorts()
  const config = join(folder, 'ceph.conf')
  const keyring = join(folder, 'keyring')
  for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(join(folder, name), { recursive: true })
  const cluster = randomUUID()
  await writeFile(config, configOf({ folder, cluster, monitor, gateway }))
  const ceph = (program: string, ...args: string[]) =>
    run(program, ['-c', config, ...args], { timeout: 60_000 })

  await run('ceph-authtool', [
    '--create-keyring',
    keyring,
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  ])
  const all = ['mon', 'osd', 'mgr', 'mds'].flatMap((kind) => ['--cap', kind, 'allow *'])
  for (const name of ['client.admin', 'client.rgw', 'osd.0'])
    await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...all])
  await copyFile(keyring, join(folder, 'osd/keyring'))
  await copyFile(keyring, join(folder, 'rgw/keyring'))

  const map = join(folder, 'monmap')
  await run('monmaptool', ['--create', '--add', 'a', `127.0.0.1:${monitor}`, '--fsid', cluster, map])
  await ceph(programs['ceph-mon'], '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring)
  await start('the monitor', programs['ceph-mon'], ['-i', 'a'], () => ceph('ceph', '-s'))

  const disk = randomUUID()
  await ceph('ceph', 'osd', 'new', disk, '0')
  await ceph(programs['ceph-osd'], '-i', '0', '--mkfs', '--osd-uuid', disk, '--no-mon-config')
  await start('the disk', programs['ceph-osd'], ['-i', '0'], async () => {
    const { stdout } = await ceph('ceph', 'osd', 'stat')
    if (!stdout.includes('1 up')) throw new Error(stdout)
  })
  await ceph(
    'radosgw-admin',
    ...['-n', 'client.rgw', 'user', 'create', '--uid', 'sojourn', '--display-name', 'Sojourn'],
    ...['--access-key', KEYS.accessKey, '--secret-key', KEYS.secretKey],
  )
  const endpoint = `http://127.0.0.1:${gateway}`
  await start('the gateway', programs.radosgw, ['-n', 'client.rgw'], () => fetch(endpoint))
  const settings = { kind: 's3' as const, bucket: BUCKET, region: 'us-east-1', endpoint, ...KEYS }
  await makeBucket(settings)
  return settings

  async function start(name: string, command: string, args: string[], reach: () => Promise<unknown>) {
    const part = await startPart({ name, command, args: ['-c', config, ...args, '-f'], reach })
    onTestFinished(() => part.end('SIGKILL'))
  }
}

async function makeBucket({ bucket, region, endpoint, accessKey, secretKey }: S3Settings) {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
}

interface Cluster {
  folder: string
  cluster: string
  monitor: number
  gateway: number
}

const configOf = ({ folder, cluster, monitor, gateway }: Cluster) => `
[global]
fsid = ${cluster}
mon host = 127.0.0.1:${monitor}
mon initial members = a
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${folder}/keyring
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
log file = ${folder}/$name.log
[mon.a]
mon data = ${folder}/mon
mon addr = 127.0.0.1:${monitor}
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`
