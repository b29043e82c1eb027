import { describe, expect, test } from 'vitest'
import { type Environment, readSettings } from './settings.ts'

const read = (MOST_DELAY_MS?: string) =>
  readSettings({ SECRET: 'x'.repeat(32), ...(MOST_DELAY_MS !== undefined && { MOST_DELAY_MS }) }).mostDelayMs

test('the server may fall behind for a fifth of a second, or as long as is set', () => {
  expect([read(), read(''), read('5000')]).toEqual([200, 200, 5000])
})

test.each(['0', '19', '10001', '-1', '1.5', 'long'])('%s is no such time, and says so', (text) => {
  expect(() => read(text)).toThrow(`MOST_DELAY_MS is "${text}"`)
})

describe('a server that stops', () => {
  const delayOf = (env: Environment) => readSettings({ SECRET: 'x'.repeat(32), ...env }).stopDelayMs
  const BEHIND = { DATABASE_URL: 'postgres://127.0.0.1/sojourn', TRUSTED_PROXIES: '10.0.0.0/8' }

  test('waits for a balancer where there is one', () => {
    const kinds = [{}, { TRUSTED_PROXIES: '127.0.0.1' }, BEHIND, { ...BEHIND, ROLE: 'worker' }]
    expect(kinds.map(delayOf)).toEqual([0, 0, 5000, 0])
    expect(delayOf({ ...BEHIND, STOP_DELAY_MS: '0' })).toBe(0)
  })

  test('says what no delay is', () => {
    expect(() => delayOf({ STOP_DELAY_MS: '5s' })).toThrow('STOP_DELAY_MS is "5s"')
  })
})

describe('a replica', () => {
  const databaseOf = (env: Environment) => readSettings({ SECRET: 'x'.repeat(32), ...env }).database
  const url = 'postgres://127.0.0.1/sojourn'

  test('stands beside a database of one’s own, or nowhere', () => {
    const read = 'postgresql://replica:5432/sojourn?sslmode=require'
    expect(databaseOf({ DATABASE_URL: url })).toEqual({ kind: 'url', url, direct: null, read: null })
    expect(databaseOf({ DATABASE_URL: url, DATABASE_READ_URL: read })).toMatchObject({ read })
  })

  test('without one is refused, and so is what is no address', () => {
    expect(() => databaseOf({ DATABASE_READ_URL: url })).toThrow(
      'DATABASE_READ_URL is set but DATABASE_URL is missing; set DATABASE_URL too.',
    )
    expect(() => databaseOf({ DATABASE_URL: url, DATABASE_READ_URL: 'replica' })).toThrow(
      /^DATABASE_READ_URL is not an address/,
    )
  })
})

describe('the virus scanner', () => {
  const scannerOf = (CLAMAV_URL?: string) =>
    readSettings({ SECRET: 'x'.repeat(32), ...(CLAMAV_URL && { CLAMAV_URL }) }).scanner

  test('is ClamAV where its daemon is named, and nobody otherwise', () => {
    expect(scannerOf()).toEqual({ kind: 'none' })
    expect(scannerOf('tcp://clamav')).toEqual({ kind: 'clamav', host: 'clamav', port: 3310 })
    expect(scannerOf('tcp://10.0.0.7:99')).toEqual({ kind: 'clamav', host: '10.0.0.7', port: 99 })
  })

  test('says what its address looks like', () => {
    expect(() => scannerOf('http://clamav')).toThrow('it looks like tcp://host:3310')
  })
})

describe('what a password and a captcha cost', () => {
  const SECRET = 'x'.repeat(32)
  const costOf = (env: Environment) => readSettings({ SECRET, ...env }).workCost
  const QUICK = { QUICK_PASSWORDS: '1' }

  test('is full, but in tests', () => {
    const kinds = [{}, { NODE_ENV: 'production' }, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }]
    expect(kinds.map(costOf)).toEqual(['full', 'full', 'full', 'least'])
    expect(costOf(QUICK)).toBe('least')
  })

  test.each([
    { HOST: '0.0.0.0', ORIGIN: 'http://127.0.0.1:3000' },
    { ORIGIN: 'https://sojourn.example' },
    { DATABASE_URL: 'postgres://127.0.0.1/sojourn' },
    { REDIS_URL: 'redis://127.0.0.1' },
    { SMTP_URL: 'smtp://127.0.0.1' },
  ])('is full whatever is set where others may come: %o', (env) => {
    expect(costOf({ ...env, NODE_ENV: 'test' })).toBe('full')
    for (const NODE_ENV of ['production', 'development', 'test'])
      expect(() => costOf({ ...env, ...QUICK, NODE_ENV })).toThrow('QUICK_PASSWORDS is set; remove it')
  })
})

describe('the secret', () => {
  const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(40)]
  const secretsOf = (SECRET: string) => {
    const { secret, oldSecrets } = readSettings({ SECRET })
    return [secret, ...oldSecrets]
  }

  test('may have older ones behind it', () => {
    expect(secretsOf(NEW)).toEqual([NEW])
    expect(secretsOf(`${NEW},${OLD}`)).toEqual([NEW, OLD])
    expect(secretsOf(`${NEW}, ${OLD}`)).toEqual([NEW, OLD])
  })

  test('that is a sentence stays one', () => {
    const sentence = 'it rains in Lisbon, and in Porto too'
    expect(secretsOf(sentence)).toEqual([sentence])
  })

  test.each(['short', `${NEW},short`, `short,${OLD}`, `${NEW},`])('%s is refused', (SECRET) => {
    expect(() => readSettings({ SECRET })).toThrow('SECRET is too short')
  })
})
