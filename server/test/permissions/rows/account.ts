import { plain, type Row } from '../row.ts'

const names = { first_name: 'Ines', last_name: 'Duarte' }
const notices = { orders: true, messages: true, meetings: true, payments: true, articles: true, news: false }

export const account = {
  showAccount: plain,
  updateProfile: {
    body: { ...names, phone: '+351912345678', about: 'I paint.', dob: '1990-04-01', gender: 'female' },
  },
  updateAddress: {
    body: { country: 'CA', state: '08', city: 'Toronto', postal_code: 'M5V 2T6', address: '1 Front Street' },
  },
  updateTimezone: { body: { timezone: 'Europe/Lisbon' } },
  updateClock: { body: { clock: '12' } },
  updatePicture: plain,
  removePicture: plain,
  switchMode: { body: { to: 'consultant' }, but: { staff: 'not_now' } },
  requestEmailCode: { answer: 'not_now' },
  resendEmailCode: { answer: 'not_now' },
  verifyEmail: { body: { otp: '00000' }, answer: 'invalid_fields' },
  showNoticePreferences: plain,
  updateNoticePreferences: {
    body: { login_alerts: true, sound: true, desktop: false, mail: notices, in_app: notices },
  },
  exportAccount: plain,
  showDeletionRequest: plain,
  requestDeletion: plain,
  undoDeletion: plain,
} satisfies Record<string, Row>
