import { PASSWORD } from '../../people.ts'
import { own, plain, type Row, secret } from '../row.ts'

const NEW_PASSWORD = 'An0ther-word!'
const both = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
const NEW_EMAIL = 'ines-*@example.com'

export const security = {
  showSecurity: plain,
  confirmPassword: { body: { password: PASSWORD } },
  changePassword: { body: { password: PASSWORD, ...both } },
  changeEmail: { body: { email: NEW_EMAIL, confirmEmail: NEW_EMAIL, password: PASSWORD } },
  confirmEmailChange: secret('email change', 200),
  undoEmailChange: secret('changed email', 200),
  setSecurityQuestion: { body: { question: 'What was your first job?', answer: 'A kiosk' } },
  removeSecurityQuestion: plain,
  startTwoStep: plain,
  confirmTwoStep: { body: { code: '000000' }, answer: 'not_now' },
  renewRecoveryCodes: { answer: 'not_now' },
  stopTwoStep: plain,
  listDevices: plain,
  signOutDevice: own('session', 204),
  signOutOthers: plain,
  listConnectedAccounts: plain,
  // Nobody is there in these tests to link with.
  linkConnectedAccount: { body: { provider: 'nearby' }, answer: 'not_now' },
  unlinkConnectedAccount: own('connected account', 204),
} satisfies Record<string, Row>
