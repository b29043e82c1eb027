import { z } from 'zod'
import { defineCall, fileBytes, one } from '../calls/call.ts'
import { line, optionalLine, text } from '../calls/fields.ts'
import { mediaTypesOf, pictureFile } from '../calls/file.ts'
import { ABOUT_LENGTH } from '../calls/limits.ts'
import { CreatedAt, Day, Instant } from '../dates/time.ts'
import { CountryIso } from '../ground/reference.ts'
import { LANGUAGES } from '../words/languages.ts'
import { Mode, Role } from './auth.ts'
import { Nationality, ShownNationality } from './nationality.ts'
import { firstName, lastName, phone, timezone } from './people-fields.ts'

const clock = z.enum(['12', '24'], 'please choose 12 or 24 hours')
const language = z.enum([...LANGUAGES], 'please choose one of the offered languages')

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const

export const Address = z.strictObject({
  country: CountryIso,
  state: z.string(),
  city: z.string(),
  altCity: z.string().nullable(),
  postal_code: z.string(),
  address: z.string(),
})

export const Account = z.strictObject({
  uuid: z.uuid(),
  role: Role,
  is_a: Role,
  /** They are away from the mode they joined in. */
  switched: z.boolean(),
  home: Mode,
  /** Our team has verified them as an agent, in whichever mode they are. */
  is_verified: z.boolean(),
  email: z.strictObject({ address: z.string(), verified: z.boolean() }),
  fullname: z.string(),
  first_name: z.string(),
  firstName: z.string(),
  last_name: z.string(),
  profile_picture: z.string().nullable(),
  order_count: z.number().int(),
  unread_count: z.number().int(),
  timezone: z.strictObject({ name: z.string() }).nullable(),
  /** It is null until the browser or the person said it. */
  clock: clock.nullable(),
  /** Pages and mails come in it; null means that neither the browser nor the person has said it. */
  language: z.string().nullable(),
  phone: z.string().nullable(),
  about: z.string().nullable(),
  dob: Day.nullable(),
  gender: z.enum(GENDERS).nullable(),
  address: Address.nullable(),
  /** Passports and country of residence, as far as the person says so. */
  nationality: ShownNationality,
  username: z.string().nullable(),
  suspension: z.strictObject({ reason: z.string(), since: Instant }).nullable(),
  deletion: z.strictObject({ due_at: Instant }).nullable(),
  created_at: CreatedAt,
})
export type Account = z.output<typeof Account>

export const showAccount = defineCall({
  method: 'GET',
  path: '/account',
  summary: 'The signed-in person.',
  who: 'person',
  suspendedToo: true,
  reply: one(Account),
})

export const Profile = z.strictObject({
  first_name: firstName,
  last_name: lastName,
  /** Without it the number stays as it is; null takes it away. */
  phone: phone.nullish(),
  about: text('please tell us about you', ABOUT_LENGTH),
  dob: z.iso
    .date('please select your date of birth')
    .refine((day) => day >= '1900', 'please select your date of birth'),
  gender: z.enum(GENDERS, 'please select a gender'),
})

export const updateProfile = defineCall({
  method: 'PATCH',
  path: '/account',
  summary: 'Changes the profile.',
  who: 'person',
  body: Profile,
  reply: one(Account),
})

export const OTHER_CITY = 'Other city'

export const NewAddress = z
  .strictObject({
    country: z
      .string('please select a country')
      .regex(/^[A-Za-z]{2}$/, 'please select a country')
      .toUpperCase(),
    state: line('please enter a state'),
    city: line('please enter a city'),
    altCity: optionalLine('please enter an alternative city'),
    postal_code: line('please enter a postal code'),
    address: line('please enter an address'),
  })
  .superRefine(otherCityHasName)

/** A city of no list has a name all the same. */
export function otherCityHasName(
  { city, altCity }: { city: string; altCity?: string | null | undefined },
  context: z.RefinementCtx,
) {
  if (city === OTHER_CITY && !altCity)
    context.addIssue({ code: 'custom', path: ['altCity'], message: 'please enter an alternative city' })
}

export const updateAddress = defineCall({
  method: 'PUT',
  path: '/account/address',
  summary: 'Changes the address; its state and city must belong to its country.',
  who: 'person',
  body: NewAddress,
  reply: one(Account),
})

export const updateNationality = defineCall({
  method: 'PUT',
  path: '/account/nationality',
  summary: 'Keeps which passports one holds and where one lives; an empty list and null take it away.',
  who: 'person',
  body: Nationality,
  reply: one(Account),
})

export const updateTimezone = defineCall({
  method: 'PUT',
  path: '/account/timezone',
  summary: 'Changes the time zone.',
  who: 'person',
  body: z.strictObject({ timezone }),
  reply: one(Account),
})

export const updateClock = defineCall({
  method: 'PUT',
  path: '/account/clock',
  summary: 'Changes whether hours are counted to 12 or to 24.',
  who: 'person',
  body: z.strictObject({ clock }),
  reply: one(Account),
})

export const updateLanguage = defineCall({
  method: 'PATCH',
  path: '/account/language',
  summary: 'Changes the language of pages, refusals and mails.',
  who: 'person',
  body: z.strictObject({ language }),
  reply: one(Account),
})

export const updatePicture = defineCall({
  method: 'PUT',
  path: '/account/profile-picture',
  summary: 'A new picture: re-encoded at 500 × 500 without its metadata.',
  who: 'person',
  upload: mediaTypesOf(pictureFile),
  reply: one(Account),
})

export const removePicture = defineCall({
  method: 'DELETE',
  path: '/account/profile-picture',
  summary: 'Takes the picture away.',
  who: 'person',
  reply: one(Account),
})

export const showPicture = defineCall({
  method: 'GET',
  path: '/pictures/{name}',
  summary:
    'A picture of somebody, for everybody: another picture has another name, and one taken away is 404.',
  who: 'anyone',
  params: z.object({ name: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/) }),
  download: 'image/webp',
  reply: fileBytes,
})

export const switchMode = defineCall({
  method: 'POST',
  path: '/account/switch',
  summary: 'Changes to the mode `to`; without a body back to the mode one joined in.',
  who: 'person',
  body: z.strictObject({ to: Mode.optional() }),
  reply: one(z.strictObject({ is_a: Role, switched: z.boolean() })),
})
