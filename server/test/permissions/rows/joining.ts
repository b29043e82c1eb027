import { PASSWORD } from '../../people.ts'
import { own, plain, type Row, secret } from '../row.ts'

const names = { first_name: 'Ines', last_name: 'Duarte' }
const NEW_PASSWORD = 'An0ther-word!'
const both = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
const NEW_EMAIL = 'ines-*@example.com'

export const joining = {
  login: { body: { email: 'nobody-*@example.com', password: PASSWORD }, answer: 'wrong_credentials' },
  // Only in the browser that began it.
  finishLogin: { ...own('login challenge', 'invalid_fields'), body: { code: '000000' } },
  signUp: {
    of: 'mode',
    own: 201,
    others: 201,
    random: 'not_found',
    body: { ...names, email: NEW_EMAIL, confirmEmail: NEW_EMAIL, password: PASSWORD },
  },
  verifySignup: secret('signup', 'invalid_fields', { otp: '00000' }),
  resendSignupCode: secret('signup', 200),
  forgotPassword: { body: { email: 'nobody-*@example.com' } },
  sendResetMail: secret('recovery', 200, { answer: 'blue' }),
  resetPassword: secret('recovery link', 200, both),
  startOutsideLogin: { of: 'provider', own: 303, others: 303, random: 'not_found' },
  finishOutsideLogin: { of: 'provider', own: 303, others: 303, random: 'not_found' },
  heartbeat: plain,
  logout: plain,
  endSession: plain,
} satisfies Record<string, Row>
