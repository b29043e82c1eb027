import { expect, test } from 'vitest'
import { readCalendarProviders } from './calendar-settings.ts'

const both = (name: string) => ({ [`OIDC_${name}_CLIENT_ID`]: 'us', [`OIDC_${name}_SECRET`]: 'hush' })

test('no calendar is asked for without being told so, not even where one can sign in', () => {
  expect(readCalendarProviders({})).toEqual([])
  expect(readCalendarProviders({ ...both('GOOGLE'), CALENDARS: ' ' })).toEqual([])
})

test('Google and Microsoft are asked at their own addresses, with the client that signs in', () => {
  const env = { ...both('GOOGLE'), ...both('MICROSOFT'), CALENDARS: 'google, microsoft' }
  const providers = readCalendarProviders({ ...env, OIDC_MICROSOFT_TENANT: 'example.com/..' })
  expect(providers).toMatchObject([
    { id: 'google', clientId: 'us', secret: 'hush', api: 'https://www.googleapis.com/calendar/v3' },
    {
      id: 'microsoft',
      tokenUrl: 'https://login.microsoftonline.com/example.com%2F../oauth2/v2.0/token',
      api: 'https://graph.microsoft.com/v1.0',
    },
  ])
})

test.each([
  [{ ...both('GOOGLE'), CALENDARS: 'gogle' }, 'CALENDARS names "gogle"'],
  [{ CALENDARS: 'google' }, 'OIDC_GOOGLE_CLIENT_ID'],
  [{ CALENDARS: 'microsoft', OIDC_MICROSOFT_CLIENT_ID: 'us' }, 'OIDC_MICROSOFT_SECRET'],
])('what is half set stops the start with a sentence: %j', (env, sentence) => {
  expect(() => readCalendarProviders(env)).toThrow(sentence)
})
