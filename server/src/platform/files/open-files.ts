import { join } from 'node:path'
import type { Settings } from '../../settings/settings.ts'
import { type Clock, systemClock } from '../clock.ts'
import { openDiskFiles } from './disk-files.ts'
import type { Files } from './files.ts'

/** The client for S3 is large, so it is loaded only where it is used. */
export async function openFiles(
  { files, dataDir }: Pick<Settings, 'files' | 'dataDir'>,
  clock: Clock = systemClock,
): Promise<Files> {
  if (files.kind === 'disk') return openDiskFiles(join(dataDir, 'files'))
  const { openS3Files } = await import('./s3-files.ts')
  return openS3Files(files, clock)
}
