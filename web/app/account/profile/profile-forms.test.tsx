import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { held, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anAgent } from '../../../test/own-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { aClient, openSignedIn } from '../../../test/signed-in.tsx'
import { accountQuery } from '../../session/use-account.ts'
import { AddressForm } from './address-form.tsx'
import { NationalityForm } from './nationality-form.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { ProfileForm } from './profile-form.tsx'
import { TimezoneForm } from './timezone-form.tsx'

const SAVE = 'PATCH /account'
const countries = [
  { id: 'NG', name: 'Nigeria', flag: '🇳🇬', dial_codes: ['+234'] },
  { id: 'GB', name: 'United Kingdom', flag: '🇬🇧', dial_codes: ['+44'] },
]
const known = aClient({ phone: null })
const NEW_NAME = 'We check a new name again. You stay verified for 14 days.'
const NEW_COUNTRY = 'We check a new country again. You stay verified for 14 days.'

const profile = () =>
  openSignedIn(ProfileForm, '/p/client/account/profile', {
    account: known,
    tell: (network) => network.answers('GET /countries', listOf(...countries)),
  })

const field = <T extends HTMLElement = HTMLInputElement>(name: string) => find<T>(`form [name=${name}]`)
const submit = () => click(find('button[type=submit]'))

test('the profile begins with what is known; the email is changed elsewhere', async () => {
  await profile()
  await eventually(() => field('first_name'))
  expect(['first_name', 'last_name', 'about', 'dob', 'gender'].map((name) => field(name).value)).toEqual([
    'Ngozi',
    'Traveller',
    'I study.',
    '2001-02-03',
    'female',
  ])
  expect([field('email').value, field('email').readOnly]).toEqual(['ngozi@example.com', true])
  expect(findText('Change email').getAttribute('href')).toMatch(/#email$/)
})

test.each([
  ['a verified agent reads', anAgent(), [NEW_NAME, NEW_COUNTRY]],
  [
    'a verified agent who stands in client mode reads',
    anAgent({ role: 'subscriber', switched: true }),
    [NEW_NAME, NEW_COUNTRY],
  ],
  [
    'an agent whom nobody has verified does not read',
    anAgent({ role: 'unverified_consultant', is_verified: false }),
    [],
  ],
  ['a client does not read', known, []],
])('%s that a new name or country is checked again', async (_who, account, expected) => {
  const Forms = () => (
    <>
      <ProfileForm />
      <AddressForm />
    </>
  )
  await openSignedIn(Forms, '/p/agent/account/profile', {
    account,
    tell: (network) => network.answers('GET /countries', listOf(...countries)),
  })
  await eventually(() => field('first_name'))
  const said = [NEW_NAME, NEW_COUNTRY].filter((words) => document.body.textContent?.includes(words))
  expect(said).toEqual(expected)
})

test('a saved profile is what every page shows from then on', async () => {
  const { network, queries } = await profile()
  const later = held(ok({ ...known, first_name: 'Ngozika' }))
  network.answers(SAVE, later.reply)
  await eventually(() => field('first_name'))
  await type(field('first_name'), 'Ngozika')
  await submit()
  await eventually(() => expect(network.calls(SAVE)).toHaveLength(1))
  await submit()
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: Your profile is saved']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([
    {
      ...{ first_name: 'Ngozika', last_name: 'Traveller', about: 'I study.', dob: '2001-02-03' },
      ...{ gender: 'female', phone: null },
    },
  ])
  expect(queries.getQueryData(accountQuery.queryKey)?.first_name).toBe('Ngozika')
})

test('a refused name is said at its field, and nothing typed is lost', async () => {
  const { network } = await profile()
  const errors = [{ field: 'first_name', message: 'please write your name in letters' }]
  network.answers(SAVE, refused(422, 'invalid', 'Please check.', errors))
  await eventually(() => field('first_name'))
  await type(field('first_name'), 'Ngozi 7')
  await type(field<HTMLTextAreaElement & HTMLInputElement>('about'), 'I study and I work.')
  await submit()
  await eventually(() => expect(field('first_name').getAttribute('aria-invalid')).toBe('true'))
  expect(field('about').value).toBe('I study and I work.')
})

test.each([
  [['NG'], null, 'Your passports are saved'],
  [[], null, 'Your passports are removed'],
])('passports %j are kept, or taken away', async (passports, residence, said) => {
  const account = aClient({ nationality: { passports, residence } })
  const { network } = await openSignedIn(NationalityForm, '/p/client/account/profile', {
    account,
    tell: (network) => network.answers('GET /countries', listOf(...countries)),
  })
  network.answers('PUT /account/nationality', ok(account))
  await eventually(() => findText('Save passports'))
  await submit()
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(network.calls('PUT /account/nationality').map(({ body }) => body)).toEqual([
    { passports, residence },
  ])
})

const zones = [
  { name: 'Africa/Lagos', offset: '+01:00' },
  { name: 'Asia/Tokyo', offset: '+09:00' },
]
const timezone = (here: string) => {
  browserOf(here)
  return openSignedIn(TimezoneForm, '/p/client/account/timezone', {
    tell: (network) => network.answers('GET /account/timezone', listOf(...zones)),
  })
}

test('who is in another zone than their account takes over that of the device by one press', async () => {
  const { network } = await timezone('Asia/Tokyo')
  network.answers('PUT /account/timezone', ok(aClient({ timezone: { name: 'Asia/Tokyo' } })))
  await click(await eventually(() => findText('Use Asia/Tokyo, as this device')))
  await submit()
  await eventually(() => expect(toasts()).toEqual(['success: Timezone updated sucessfully!']))
  expect(network.calls('PUT /account/timezone').map(({ body }) => body)).toEqual([{ timezone: 'Asia/Tokyo' }])
})

test('who is where their account says is offered no other zone', async () => {
  await timezone('Africa/Lagos')
  await eventually(() => findText('Save time zone'))
  expect(document.body.textContent).not.toContain('as this device')
})

const picture = (profile_picture: string | null) =>
  openSignedIn(PicturePanel, '/p/client/account/profile', { account: aClient({ profile_picture }) })

test('a picture is removed after a question, and initials are there instead', async () => {
  const { network, queries } = await picture('/pictures/ngozi.jpg')
  network.answers(
    'DELETE /account/profile-picture',
    refused(503, 'unavailable', 'Please try again.'),
    ok(aClient()),
  )
  await click(await eventually(() => findText('Remove')))
  expect(find('dialog[open]').textContent).toContain('Your initials are shown instead.')
  await click(findText('Remove', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  await click(findText('Remove', 'dialog[open] button'))
  await eventually(() => expect(toasts().at(-1)).toBe('success: Your picture is removed'))
  expect(queries.getQueryData(accountQuery.queryKey)?.profile_picture).toBeNull()
})

test('who has no picture is offered to add one, and nothing to remove', async () => {
  await picture(null)
  await eventually(() => expect(document.body.textContent).toContain('Add a picture'))
  expect(document.body.textContent).not.toContain('Remove')
})
