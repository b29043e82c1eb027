import type { Settings } from '../../settings/settings.ts'
import { StartFailure } from '../start-failure.ts'
import { openFiles } from './open-files.ts'
import { tryFiles } from './try-files.ts'

type Failure = Error & { $metadata?: { httpStatusCode?: number } }

/** Makes the bucket of the settings where it is missing, private as every bucket is by default, and tries it. */
export async function makeBucket(files: Settings['files']): Promise<string> {
  if (files.kind !== 's3')
    throw new StartFailure(
      'Files lie on the disk, where no bucket is needed; set S3_BUCKET to keep them in one.',
    )
  const place = `The bucket ${files.bucket} at ${files.endpoint ?? 'Amazon S3'}`
  const store = await openFiles({ files, dataDir: '' })
  try {
    const isThere = await store.reach().then(() => true, unlessMissing)
    if (!isThere) {
      const { createBucket } = await import('./s3-files.ts')
      await createBucket(files)
    }
    await tryFiles(store)
    return `${place} ${isThere ? 'was there already' : 'is made'} and can be used.`
  } catch (error) {
    const { name, message, $metadata } = error as Failure
    const reason = $metadata?.httpStatusCode ? `${name}, ${$metadata.httpStatusCode}` : message
    throw new StartFailure(`${place} cannot be used (${reason}); look at the S3 settings.`)
  }
}

function unlessMissing(error: Failure) {
  if (error.$metadata?.httpStatusCode === 404) return false
  throw error
}
