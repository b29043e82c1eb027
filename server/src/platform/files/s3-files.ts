import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type BucketLocationConstraint,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import { within } from '../within.ts'
import { exactSize } from './exact-size.ts'
import { checkKey } from './file-key.ts'
import type { Files } from './files.ts'

const CONNECTION_TIMEOUT_MS = 3_000
const ANSWER_MS = 5_000
/** A file on its way may be held up by somebody's slow line. */
const SILENCE_MS = 30_000
const TRIES = 2

/** Faults are thrown; the client would also write them past our log. */
const silent = () => {}

/** The store is Amazon S3 or anything that speaks its language. Files are private, whatever the bucket's default. */
export function openS3Files(settings: S3Settings, clock: Clock): Files {
  const { bucket } = settings
  const client = newClient(settings)
  signByClock(client, clock)
  const placeOf = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  return {
    async put(key, content, { contentType, size }) {
      const body = new PassThrough()
      const command = new PutObjectCommand({
        ...placeOf(key),
        Body: body,
        ContentLength: size,
        ContentType: contentType,
      })
      // Whichever side fails ends the other: half a file must neither be stored nor waited for.
      const end = new AbortController()
      const handedOver = pipeline(content, exactSize(size), (parts) => fill(body, parts, end.signal), {
        signal: end.signal,
      })
      const stored = client.send(command, { abortSignal: end.signal })
      const both = [handedOver, stored, handedOver.then(() => within(ANSWER_MS, stored))].map(
        (work: Promise<unknown>) =>
          work.catch((error) => {
            end.abort()
            throw error
          }),
      )
      await Promise.all(both)
    },

    async get(key) {
      const found = await answered((abortSignal) =>
        client.send(new GetObjectCommand(placeOf(key)), { abortSignal }),
      ).catch(unlessMissing)
      return (found?.Body as Readable | undefined) ?? null
    },

    async exists(key) {
      const found = await answered((abortSignal) =>
        client.send(new HeadObjectCommand(placeOf(key)), { abortSignal }),
      ).catch(unlessMissing)
      return found !== null
    },

    async reach() {
      await answered((abortSignal) => client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }))
    },

    async remove(key) {
      await answered((abortSignal) => client.send(new DeleteObjectCommand(placeOf(key)), { abortSignal }))
    },
  }
}

/** Amazon wants its place said, save in the region that was the first. */
export async function createBucket(settings: S3Settings) {
  const { bucket, region, endpoint } = settings
  const isElsewhere = !endpoint && region !== 'us-east-1'
  const command = new CreateBucketCommand({
    Bucket: bucket,
    ...(isElsewhere && {
      CreateBucketConfiguration: { LocationConstraint: region as BucketLocationConstraint },
    }),
  })
  await answered((abortSignal) => newClient(settings).send(command, { abortSignal }))
}

function newClient({ region, endpoint, accessKey, secretKey }: S3Settings) {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    maxAttempts: TRIES,
    // The newest checksums frame the body, and a store that does not know them keeps the frame as the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SILENCE_MS },
  })
}

/** The store refuses what was signed at another time than it is there; the client by itself learns of that from the refusal. */
function signByClock({ config, middlewareStack }: S3Client, { correction }: Clock) {
  if (!correction) return
  let known = 0
  middlewareStack.add(
    (next) => (asked) => {
      const found = correction()
      if (found !== known) config.systemClockOffset = found
      known = found
      return next(asked)
    },
    { step: 'initialize', name: 'signByClock' },
  )
}

/** Ends the asking when no answer begins; one that has begun may take its time. */
async function answered<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController()
  return within(ANSWER_MS, ask(end.signal)).catch((error) => {
    end.abort()
    throw error
  })
}

/** The body is filled by hand, because a pipe would break it with an error that the client passes on to streams nobody listens to. */
async function fill(body: PassThrough, parts: AsyncIterable<Buffer>, signal: AbortSignal) {
  for await (const part of parts)
    if (!body.write(part)) await within(ANSWER_MS, once(body, 'drain', { signal }))
  body.end()
}

function unlessMissing(error: { $metadata?: { httpStatusCode?: number } }) {
  if (error.$metadata?.httpStatusCode === 404) return null
  throw error
}
