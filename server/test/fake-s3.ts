import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import type { S3Settings } from '../src/settings/settings.ts'

interface Stored {
  body: Buffer
  contentType: string
}

export interface FakeS3 {
  settings: S3Settings
  /** The key is `bucket/key`. */
  objects: Map<string, Stored>
  /** The time at which each request was signed. */
  signed: string[]
  close(): Promise<void>
}

/** A store older than the newest checksums keeps their frame as the file. */
type Make = 'newest' | 'older' | 'broken'

/** It does what we use of S3, over real HTTP: signed PUT, GET, HEAD and DELETE of one object, with the client's own checksums. */
export async function startFakeS3(make: Make = 'newest', { hasBucket = true } = {}): Promise<FakeS3> {
  const objects = new Map<string, Stored>()
  const signed: string[] = []
  let isThere = hasBucket
  const server = createServer((request, response) => {
    signed.push(String(request.headers['x-amz-date']))
    if (request.method === 'PUT' && /^\/papers\/?(?:\?|$)/.test(request.url ?? '')) isThere = true
    if (!isThere) return fail(response, 404, 'NoSuchBucket', 'The specified bucket does not exist')
    answer(objects, make, request, response).catch((error) =>
      fail(response, 500, 'InternalError', String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    signed,
    settings: {
      kind: 's3',
      bucket: 'papers',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKey: 'an-access-key',
      secretKey: 'a-secret-key',
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  objects: Map<string, Stored>,
  make: Make,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { authorization = '' } = request.headers
  if (!/^AWS4-HMAC-SHA256 Credential=an-access-key\/.*Signature=[0-9a-f]{64}$/.test(authorization)) {
    return fail(response, 403, 'AccessDenied', 'Not signed')
  }
  const [bucket, key] = new URL(request.url ?? '', 'http://s3').pathname.slice(1).split('/')
  if (bucket !== 'papers') return fail(response, 404, 'NoSuchBucket', 'The specified bucket does not exist')
  // The bucket itself is asked for.
  if (!key) return response.writeHead(200).end()
  const name = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname.slice(1))
  const stored = objects.get(name)
  switch (request.method) {
    case 'PUT': {
      const body = await readBody(request, make)
      if (!body) return fail(response, 400, 'BadDigest', 'The checksum or the length did not match')
      objects.set(name, { body, contentType: String(request.headers['content-type']) })
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    case 'GET':
    case 'HEAD':
      if (!stored) return fail(response, 404, 'NoSuchKey', 'The specified key does not exist')
      response.writeHead(200, { 'content-type': stored.contentType, 'content-length': stored.body.length })
      return response.end(request.method === 'GET' ? stored.body : undefined)
    case 'DELETE':
      objects.delete(name)
      return response.writeHead(204).end()
    default:
      return fail(response, 405, 'MethodNotAllowed', 'Not here')
  }
}

function fail(response: ServerResponse, status: number, code: string, message: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message><RequestId>1</RequestId></Error>`,
  )
}

/** Null when what came is not what was announced. */
async function readBody(request: IncomingMessage, make: Make) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const raw = Buffer.concat(parts)
  if (make === 'broken') return raw.fill(0)
  if (make === 'older') return raw
  if (!/aws-chunked/.test(String(request.headers['content-encoding']))) return raw
  const { body, trailers } = unchunk(raw)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  const isWhole = body.length === Number(request.headers['x-amz-decoded-content-length'])
  return isWhole && trailers.get('x-amz-checksum-crc32') === checksum.toString('base64') ? body : null
}

/** The client's own framing inside HTTP: `size in hex; … CRLF bytes CRLF`, ended by a chunk of 0 and its checksum. */
function unchunk(raw: Buffer) {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = raw.indexOf('\r\n', at)
    const size = Number.parseInt(raw.toString('latin1', at, lineEnd), 16)
    if (lineEnd < 0 || Number.isNaN(size)) throw new Error('A chunk without its size')
    at = lineEnd + 2
    if (size === 0) break
    parts.push(raw.subarray(at, at + size))
    at += size + 2
  }
  const lines = raw.toString('latin1', at).split('\r\n')
  const trailers = new Map(lines.map((line) => line.split(/:(.*)/).slice(0, 2) as [string, string]))
  return { body: Buffer.concat(parts), trailers }
}
