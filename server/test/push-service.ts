import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { PushSettings } from '../src/settings/push-settings.ts'

interface Arrived {
  path: string
  headers: Record<string, unknown>
  body: Buffer
}

/** A push service on this machine, and a browser that subscribes to it. */
export async function startPushService(serverKeys: Pick<PushSettings, 'publicKey'>) {
  const arrived: Arrived[] = []
  const mood = { answer: 201 }
  const service = createServer(async (request, response) => {
    arrived.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
    response.writeHead(mood.answer).end()
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  onTestFinished(() => void service.close())
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`

  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  return {
    arrived,
    mood,
    origin,
    subscription: {
      endpoint: `${origin}/push/1`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    /** The browser would read this, once the service has seen that it is the server's. */
    read({ headers, body }: Arrived) {
      const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? []
      if (key !== serverKeys.publicKey) throw new Error('It is signed by somebody else')
      return { claims: claimsOf(token, key), message: JSON.parse(open(body, browser, auth)) }
    },
  }
}

function claimsOf(token: string, key: string) {
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } as never })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The signature is wrong')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

function open(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer) {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))]
  const sealed = body.subarray(21 + sender.length)
  const derive = (input: Buffer, by: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', input, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const input = derive(browser.computeSecret(sender), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(input, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(input, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, -1).toString()
}
