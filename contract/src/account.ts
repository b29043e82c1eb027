import { z } from 'zod'
import { Mode, Role } from './auth.ts'
import { defineCall, empty, fileBytes, list, one } from './call.ts'
import { line, optionalLine, text } from './fields.ts'
import { mediaTypesOf, pictureFile } from './file.ts'
import {
  currentPassword,
  email,
  firstName,
  lastName,
  mustMatch,
  newPassword,
  otp,
  phone,
  timezone,
} from './people-fields.ts'
import { CountryIso } from './reference.ts'
import { CreatedAt, Day, Instant } from './time.ts'

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
  /** Away from the mode one joined in. */
  switched: z.boolean(),
  home: Mode,
  email: z.strictObject({ address: z.string(), verified: z.boolean() }),
  fullname: z.string(),
  first_name: z.string(),
  firstName: z.string(),
  last_name: z.string(),
  profile_picture: z.string().nullable(),
  order_count: z.number().int(),
  unread_count: z.number().int(),
  timezone: z.strictObject({ name: z.string() }).nullable(),
  phone: z.string().nullable(),
  about: z.string().nullable(),
  dob: Day.nullable(),
  gender: z.enum(GENDERS).nullable(),
  address: Address.nullable(),
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
  about: text('please tell us about you', 2000),
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

export const updateTimezone = defineCall({
  method: 'PUT',
  path: '/account/timezone',
  summary: 'Changes the time zone.',
  who: 'person',
  body: z.strictObject({ timezone }),
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
  summary: 'A picture of somebody, for everybody and for ever: another picture has another name.',
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

export const requestEmailCode = defineCall({
  method: 'POST',
  path: '/account/verify/email',
  summary: 'Mails a code that proves the email, at most once a minute.',
  who: 'person',
  reply: one(z.strictObject({ resend_after_seconds: z.number().int() })),
})

export const resendEmailCode = defineCall({
  method: 'POST',
  path: '/account/verify/email/resend',
  summary: 'The same, by the name the code dialog uses.',
  who: 'person',
  reply: one(z.strictObject({ resend_after_seconds: z.number().int() })),
})

export const verifyEmail = defineCall({
  method: 'PUT',
  path: '/account/verify/email',
  summary: 'Proves the email by the mailed code.',
  who: 'person',
  body: z.strictObject({ otp }),
  reply: one(Account),
})

/** Beside the password, which must be recent: `confirm_first` asks for it. */
export const confirmPassword = defineCall({
  method: 'POST',
  path: '/account/confirmation',
  summary: 'Shows the password (or authenticator code) again; good for ten minutes.',
  who: 'person',
  body: z.strictObject({ password: currentPassword.optional(), code: z.string().trim().max(20).optional() }),
  reply: one(z.strictObject({ until: Instant })),
})

export const ChangePassword = z
  .strictObject({
    password: currentPassword,
    newPassword,
    confirmPassword: z.string('passwords do not match'),
  })
  .superRefine(mustMatch('newPassword', 'confirmPassword', 'passwords do not match'))

export const changePassword = defineCall({
  method: 'PUT',
  path: '/account/password',
  summary: 'Changes the password; every other session ends.',
  who: 'person',
  body: ChangePassword,
  reply: one(z.strictObject({ changed: z.literal(true) })),
})

export const ChangeEmail = z
  .strictObject({ email, confirmEmail: z.string('emails do not match').trim(), password: currentPassword })
  .superRefine(mustMatch('email', 'confirmEmail', 'emails do not match'))

export const changeEmail = defineCall({
  method: 'POST',
  path: '/account/email',
  summary:
    'Asks for another email; links go to both addresses, and the change takes place when both were opened.',
  who: 'person',
  body: ChangeEmail,
  reply: one(z.strictObject({ pending: z.literal(true) })),
})

export const confirmEmailChange = defineCall({
  method: 'POST',
  path: '/account/email/{token}',
  summary: 'Confirms an email change from one of the two addresses.',
  who: 'anyone',
  nonce: false,
  params: z.object({ token: z.string().max(100) }),
  reply: one(z.strictObject({ outcome: z.enum(['waiting_for_other', 'changed']) })),
})

export const undoEmailChange = defineCall({
  method: 'DELETE',
  path: '/account/email/{token}',
  summary: 'Takes an email change back from the old address, within 72 hours; every session ends.',
  who: 'anyone',
  nonce: false,
  params: z.object({ token: z.string().max(100) }),
  reply: one(z.strictObject({ undone: z.literal(true) })),
})

export const SECURITY_QUESTIONS = [
  'What was the name of your first pet?',
  'In which street did you live as a child?',
  'What was the name of your first school?',
  'What is the first name of your oldest friend?',
  'Which dish did your grandmother cook best?',
  'What was your first job?',
] as const

export const showSecurity = defineCall({
  method: 'GET',
  path: '/account/security',
  summary: 'What guards the account.',
  who: 'person',
  reply: one(
    z.strictObject({
      has_password: z.boolean(),
      password_changed_at: Instant.nullable(),
      security_question: z.string().nullable(),
      two_step: z.boolean(),
      recovery_codes_left: z.number().int(),
      pending_email: z.string().nullable(),
      login_alerts: z.boolean(),
    }),
  ),
})

export const setSecurityQuestion = defineCall({
  method: 'PUT',
  path: '/account/security-question',
  summary: 'Sets the question recovery asks first.',
  who: 'person',
  recentlyConfirmed: true,
  body: z.strictObject({
    question: z.enum(SECURITY_QUESTIONS, 'please select a question'),
    answer: line('please enter an answer'),
  }),
  reply: one(z.strictObject({ set: z.literal(true) })),
})

export const removeSecurityQuestion = defineCall({
  method: 'DELETE',
  path: '/account/security-question',
  summary: 'Takes the question away.',
  who: 'person',
  recentlyConfirmed: true,
  reply: empty,
  status: 204,
})

export const startTwoStep = defineCall({
  method: 'POST',
  path: '/account/two-step',
  summary: 'A new secret for an authenticator; two-step sign-in begins when its first code was shown.',
  who: 'person',
  recentlyConfirmed: true,
  reply: one(z.strictObject({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
})

export const confirmTwoStep = defineCall({
  method: 'PUT',
  path: '/account/two-step',
  summary: 'Turns two-step sign-in on by a code of the authenticator; gives the recovery codes, once.',
  who: 'person',
  body: z.strictObject({
    code: z
      .string('please enter your code')
      .trim()
      .regex(/^\d{6}$/, 'please enter the 6 digits of your code'),
  }),
  reply: one(z.strictObject({ recovery_codes: z.array(z.string()) })),
})

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/account/two-step/recovery-codes',
  summary: 'New recovery codes; the old ones no longer work.',
  who: 'person',
  recentlyConfirmed: true,
  reply: one(z.strictObject({ recovery_codes: z.array(z.string()) })),
})

export const stopTwoStep = defineCall({
  method: 'DELETE',
  path: '/account/two-step',
  summary: 'Turns two-step sign-in off.',
  who: 'person',
  recentlyConfirmed: true,
  reply: empty,
  status: 204,
})

export const Device = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  is_this: z.boolean(),
  last_seen_at: Instant,
  created_at: CreatedAt,
})

export const listDevices = defineCall({
  method: 'GET',
  path: '/account/devices',
  summary: 'Where one is signed in.',
  who: 'person',
  reply: list(Device),
})

export const signOutDevice = defineCall({
  method: 'DELETE',
  path: '/account/devices/{id}',
  summary: 'Signs one of them out.',
  who: 'person',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})

export const signOutOthers = defineCall({
  method: 'DELETE',
  path: '/account/devices',
  summary: 'Signs out everywhere but here.',
  who: 'person',
  reply: empty,
  status: 204,
})

const YES_OR_NO = 'please choose yes or no'
const yesOrNo = z.boolean(YES_OR_NO)

const ByKind = z.strictObject(
  {
    orders: yesOrNo,
    messages: yesOrNo,
    meetings: yesOrNo,
    payments: yesOrNo,
    articles: yesOrNo,
    news: yesOrNo,
  },
  YES_OR_NO,
)
export const NOTICE_KINDS = ByKind.keyof().options

export const NoticePreferences = z.strictObject({
  login_alerts: yesOrNo,
  sound: yesOrNo,
  desktop: yesOrNo,
  mail: ByKind,
  in_app: ByKind,
})
export type NoticePreferences = z.output<typeof NoticePreferences>

export const showNoticePreferences = defineCall({
  method: 'GET',
  path: '/account/notifications',
  summary: 'Of what one wants to hear, and how.',
  who: 'person',
  reply: one(NoticePreferences),
})

export const updateNoticePreferences = defineCall({
  method: 'PUT',
  path: '/account/notifications',
  summary: 'Changes that.',
  who: 'person',
  body: NoticePreferences,
  reply: one(NoticePreferences),
})

export const ConnectedAccount = z.strictObject({
  id: z.uuid(),
  provider: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  created_at: CreatedAt,
})

export const listConnectedAccounts = defineCall({
  method: 'GET',
  path: '/account/connected-accounts',
  summary: 'The outside accounts one can sign in with.',
  who: 'person',
  reply: list(ConnectedAccount),
})

export const unlinkConnectedAccount = defineCall({
  method: 'DELETE',
  path: '/account/connected-accounts/{id}',
  summary: 'Unlinks one; refused while it is the only way to sign in.',
  who: 'person',
  recentlyConfirmed: true,
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})

const DeletionRequest = z.strictObject({
  due_at: Instant.nullable(),
  blockers: z.array(z.string()),
})

export const showDeletionRequest = defineCall({
  method: 'GET',
  path: '/account/deletion-requests',
  summary: 'Whether the account is to be deleted, and what stands in the way.',
  who: 'person',
  reply: one(DeletionRequest),
})

export const requestDeletion = defineCall({
  method: 'POST',
  path: '/account/deletion-requests',
  summary: 'Asks to delete the account in 14 days; refused with the reasons while money or orders are open.',
  who: 'person',
  recentlyConfirmed: true,
  reply: one(DeletionRequest),
})

export const undoDeletion = defineCall({
  method: 'DELETE',
  path: '/account/deletion-requests',
  summary: 'Takes that back.',
  who: 'person',
  reply: empty,
  status: 204,
})

export const exportAccount = defineCall({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything we hold on the person, as one ZIP.',
  who: 'person',
  recentlyConfirmed: true,
  download: 'application/zip',
  reply: fileBytes,
})
