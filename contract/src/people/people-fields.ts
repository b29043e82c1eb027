import { z } from 'zod'
import { email, line } from '../calls/fields.ts'
import { PASSWORD_LENGTH } from '../calls/limits.ts'

export { email }

export const firstName = line('please input your first name')
export const lastName = line('please input your last name')

/** The sentence is the specification's; the rule behind it allows 30 characters. */
export const PASSWORD_RULE =
  'password must be 8 to 15 characters which contains at least one lowercase letter, one uppercase letter, one numeric digit, and one special character'

/** Spaces are letters like others; what no keyboard writes is refused. */
const { min, max } = PASSWORD_LENGTH
const STRONG = new RegExp(`^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^A-Za-z0-9\\s])\\P{Cc}{${min},${max}}$`, 'u')

const strongPassword = (missing: string) => z.string(missing).min(1, missing).regex(STRONG, PASSWORD_RULE)

export const password = strongPassword('please input your password')
export const newPassword = strongPassword('New password is required')

/** A password somebody already has: only whether it is there is checked. */
export const currentPassword = z
  .string('please input your password')
  .min(1, 'please input your password')
  .max(200)

export const otp = z
  .string()
  .trim()
  .regex(/^\d{5}$/, 'please enter the 5 digits of your code')

export const captchaAnswer = z.string().max(8000)

const TIMEZONE = 'please select a time zone'

/** Any name a browser may give its zone: UTC and old names such as Asia/Calcutta are in no list of all zones. */
export const timezone = z
  .string(TIMEZONE)
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,49}$/, TIMEZONE)
  .refine(isTimezone, TIMEZONE)

function isTimezone(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== null
  } catch {
    return false
  }
}

const PHONE = 'please enter a phone number with its dial code'

/** The number is written as E.164. */
export const phone = z
  .string(PHONE)
  .trim()
  .regex(/^\+[1-9]\d{5,14}$/, PHONE)

export const mustMatch =
  <Values, Field extends keyof Values & string>(
    field: keyof Values & string,
    confirmation: Field,
    message: string,
  ) =>
  (values: Values, context: z.RefinementCtx) => {
    if (values[field] !== values[confirmation]) {
      context.addIssue({ code: 'custom', path: [confirmation], message })
    }
  }
