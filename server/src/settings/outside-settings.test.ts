import { expect, test } from 'vitest'
import { readOutsideProviders } from './outside-settings.ts'

const both = (name: string) => ({ [`OIDC_${name}_CLIENT_ID`]: 'us', [`OIDC_${name}_SECRET`]: 'hush' })

test('without settings nobody else signs anybody in', () => {
  expect(readOutsideProviders({})).toEqual([])
  expect(readOutsideProviders({ OIDC_GOOGLE_CLIENT_ID: '', OIDC_MICROSOFT_TENANT: 'common' })).toEqual([])
})

test('Google and Microsoft need no more than a client', () => {
  expect(readOutsideProviders({ ...both('MICROSOFT'), ...both('GOOGLE') })).toMatchObject([
    { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId: 'us', secret: 'hush' },
    { id: 'microsoft', name: 'Microsoft', issuer: 'https://login.microsoftonline.com/common/v2.0' },
  ])
  const [own] = readOutsideProviders({ ...both('MICROSOFT'), OIDC_MICROSOFT_TENANT: 'example.com' })
  expect(own?.issuer).toBe('https://login.microsoftonline.com/example.com/v2.0')
})

test('any other is known by its issuer', () => {
  const env = { ...both('OUR_CLUB'), OIDC_OUR_CLUB_ISSUER: 'https://id.club.example/realm' }
  expect(readOutsideProviders(env)).toEqual([
    {
      id: 'our-club',
      name: 'Our club',
      issuer: 'https://id.club.example/realm',
      clientId: 'us',
      secret: 'hush',
      origins: ['https://id.club.example'],
    },
  ])
  const more = {
    ...env,
    OIDC_OUR_CLUB_NAME: 'The Club',
    OIDC_OUR_CLUB_HOSTS: 'keys.club.example, api.club.example',
  }
  expect(readOutsideProviders(more)).toMatchObject([
    {
      name: 'The Club',
      origins: ['https://id.club.example', 'https://keys.club.example', 'https://api.club.example'],
    },
  ])
})

test.each([
  [{ OIDC_GOOGLE_CLIENT_ID: 'us' }, /GOOGLE is only half set: OIDC_GOOGLE_SECRET missing/],
  [{ OIDC_CLUB_ISSUER: 'https://a.b' }, /OIDC_CLUB_CLIENT_ID and OIDC_CLUB_SECRET missing/],
  [both('CLUB'), /OIDC_CLUB_ISSUER missing/],
])('what is half set is told: %j', (env, sentence) => {
  expect(() => readOutsideProviders(env)).toThrow(sentence)
})

test.each([
  'http://id.example',
  'id.example',
  'ftp://id.example',
  'https://a@id.example',
  'https://id.example/?x=1',
])('an issuer that is not reached safely is refused: %s', (issuer) => {
  expect(() => readOutsideProviders({ ...both('CLUB'), OIDC_CLUB_ISSUER: issuer })).toThrow(
    /set it to the https address/,
  )
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4000'])(
  'one on this very machine may do without: %s',
  (issuer) => {
    const [provider] = readOutsideProviders({ ...both('CLUB'), OIDC_CLUB_ISSUER: issuer })
    expect(provider?.origins).toEqual([issuer])
  },
)
