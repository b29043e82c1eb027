import { describe, expect, test } from 'vitest'
import { Forged } from '../refusals.ts'
import { proveBody, signBody } from './signature.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const [key, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const BODY = '{"id":"evt_1"}'
const prove = (header: unknown, { body = BODY, keys = [key, older] } = {}) =>
  proveBody(keys, Buffer.from(body), header as string, now)

describe('a delivery of the sandbox', () => {
  test('is proven by either key, over these very bytes', () => {
    for (const one of [key, older]) expect(() => prove(signBody(one, BODY, now))).not.toThrow()
  })

  test('is proven by any of several signatures', () => {
    const [, right] = signBody(key, BODY, now).split(',')
    const time = Math.floor(now.getTime() / 1000)
    expect(() => prove(`t=${time},v1=00ff,${right}`)).not.toThrow()
  })

  test('is proven within five minutes, before and after', () => {
    for (const seconds of [-300, 300]) expect(() => prove(signBody(key, BODY, at(seconds)))).not.toThrow()
    for (const seconds of [-301, 301])
      expect(() => prove(signBody(key, BODY, at(seconds)))).toThrow('too old')
  })

  test.each([
    ['no header', undefined],
    ['two headers', ['t=1', 'v1=2']],
    ['a header longer than any is', `t=1,${'v1=00,'.repeat(400)}`],
    ['no time', signBody(key, BODY, now).replace(/t=\d+,/, '')],
    ['a time that is none', signBody(key, BODY, now).replace(/t=\d+/, 't=soon')],
    ['another time', signBody(key, BODY, now).replace(/t=\d+/, 't=1')],
    ['no signature', `t=${Math.floor(now.getTime() / 1000)}`],
    ['half of one', signBody(key, BODY, now).slice(0, -10)],
    ['that of another key', signBody(Buffer.alloc(32, 3), BODY, now)],
    ['that of another body', signBody(key, `${BODY} `, now)],
  ])('is forged with %s', (_name, header) => {
    expect(() => prove(header)).toThrow(Forged)
  })
})
