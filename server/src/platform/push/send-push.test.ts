import { describe, expect, test } from 'vitest'
import { startPushService } from '../../../test/push-service.ts'
import { testSettings } from '../../../test/settings.ts'
import type { PushSettings } from '../../settings/push-settings.ts'
import { MovableClock } from '../clock.ts'
import { makePushKeys } from './make-push-keys.ts'
import { isPushService, sendPush } from './send-push.ts'
import { vapidHeader } from './vapid.ts'

const keys = makePushKeys()
const clock = new MovableClock('2026-11-02T09:00:00Z')
const usual = {
  ...keys,
  services: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com'],
} satisfies PushSettings

describe('where a push may be sent', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://a.b.push.apple.com/abc', true],
    ['https://push.apple.com/abc', false],
    ['https://evilpush.apple.com/abc', false],
    ['https://push.apple.com.evil.example/abc', false],
    ['https://fcm.googleapis.com.evil.example/', false],
    ['https://evil.example/fcm.googleapis.com', false],
    ['https://fcm.googleapis.com@evil.example/', false],
    ['https://someone@fcm.googleapis.com/', false],
    ['https://fcm.googleapis.com:8443/', false],
    ['http://fcm.googleapis.com/', false],
    ['http://169.254.169.254/latest/meta-data', false],
    ['https://localhost/', false],
    ['file:///etc/passwd', false],
    ['no address', false],
    ['', false],
  ])('%j: %s', (endpoint, expected) => {
    expect(isPushService(usual, endpoint)).toBe(expected)
  })

  test('a service on this machine is named with its whole origin', () => {
    const local = { ...usual, services: ['http://127.0.0.1:9999'] }
    expect(isPushService(local, 'http://127.0.0.1:9999/push/1')).toBe(true)
    expect(isPushService(local, 'http://127.0.0.1:9998/push/1')).toBe(false)
  })
})

describe('what the service answers', () => {
  async function sending(answer: number) {
    const service = await startPushService(keys)
    service.mood.answer = answer
    const warned: object[] = []
    const context = {
      ...{ settings: testSettings('/nowhere'), clock },
      log: { warn: (about: object) => warned.push(about) },
    } as unknown as Parameters<typeof sendPush>[0]
    const { endpoint, keys: browser } = service.subscription
    const subscription = {
      endpoint,
      publicKey: Buffer.from(browser.p256dh, 'base64url'),
      authSecret: Buffer.from(browser.auth, 'base64url'),
    }
    const push = { ...keys, services: [service.origin] }
    const send = (to = subscription) => sendPush(context, push, to, '{"title":"Hello"}')
    return { service, send, subscription, warned }
  }

  test.each([
    [200, 'sent'],
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('%i is %s', async (answer, outcome) => {
    const { send, warned } = await sending(answer)
    expect(await send()).toBe(outcome)
    expect(warned).toHaveLength(outcome === 'refused' ? 1 : 0)
  })

  test.each([429, 408, 425, 500, 503])('%i is worth another try', async (answer) => {
    const { send } = await sending(answer)
    await expect(send()).rejects.toThrow(`answered ${answer}`)
  })

  test('a message leads nowhere else: who moved is not followed', async () => {
    const { send, service } = await sending(302)
    await expect(send()).rejects.toThrow()
    expect(service.arrived).toHaveLength(1)
  })

  test('a browser that names another address is one that wants no more, and nothing is sent', async () => {
    const { send, service, subscription } = await sending(201)
    expect(await send({ ...subscription, endpoint: 'http://169.254.169.254/' })).toBe('gone')
    expect(service.arrived).toEqual([])
  })

  test('only the browser reads it, signed for this service, kept for a day', async () => {
    const { send, service } = await sending(201)
    await send()
    const [arrived] = service.arrived
    if (!arrived) throw new Error('Nothing arrived')
    expect(arrived.body.toString('latin1')).not.toContain('Hello')
    expect(arrived.headers).toMatchObject({ ttl: '86400', urgency: 'normal' })
    const { message, claims } = service.read(arrived)
    expect(message).toEqual({ title: 'Hello' })
    expect(claims).toMatchObject({ aud: service.origin })
  })
})

test('the name of the server holds for half a day, and for one service', () => {
  const header = vapidHeader(keys, {
    ...{ endpoint: 'https://web.push.apple.com/abc', contact: 'help@example.org', now: clock.now() },
  })
  const [, claims = ''] = /^vapid t=[^.]+\.([^.]+)\./.exec(header) ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    ...{ aud: 'https://web.push.apple.com', sub: 'mailto:help@example.org' },
    exp: clock.now().getTime() / 1000 + 12 * 3600,
  })
  expect(header).toContain(`, k=${keys.publicKey}`)
})
