import { expect, onTestFinished, test } from 'vitest'
import { startFakeS3 } from '../../../test/fake-s3.ts'
import { makeBucket } from './make-bucket.ts'

test('a bucket that is missing is made and tried; one that is there is tried only', async () => {
  const { settings, objects, close } = await startFakeS3('newest', { hasBucket: false })
  onTestFinished(close)
  expect(await makeBucket(settings)).toBe(
    `The bucket papers at ${settings.endpoint} is made and can be used.`,
  )
  expect(await makeBucket(settings)).toBe(
    `The bucket papers at ${settings.endpoint} was there already and can be used.`,
  )
  expect(objects.size).toBe(0)
})

test('a store that gives other bytes back, wrong keys, and no store at all are told in a sentence', async () => {
  const broken = await startFakeS3('broken')
  onTestFinished(broken.close)
  await expect(makeBucket(broken.settings)).rejects.toThrow(/does not come back as it was/)
  await expect(makeBucket({ ...broken.settings, accessKey: 'another' })).rejects.toThrow(
    /^The bucket papers at .* cannot be used \(.*403.*\); look at the S3 settings\.$/,
  )
  await expect(makeBucket({ kind: 'disk' })).rejects.toThrow(/^Files lie on the disk\b.*set S3_BUCKET/)
})
