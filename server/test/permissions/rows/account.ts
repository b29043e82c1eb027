import { own, plain, type Row, secret } from '../row.ts'

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
  updateNationality: { body: { passports: ['NG', 'GB'], residence: 'GB' } },
  updateTimezone: { body: { timezone: 'Europe/Lisbon' } },
  updateClock: { body: { clock: '12' } },
  updateLanguage: { body: { language: 'fr' } },
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
  listNotices: plain,
  countNotices: plain,
  readNotice: own('notification', 200),
  readAllNotices: { body: { newest: '00000000-0000-4000-8000-000000000000' }, answer: 'not_found' },
  openNoticeUnsubscribe: { of: 'notice link', own: 303, others: 303, random: 303 },
  unsubscribeFromNotices: secret('notice link', 200),
  showPush: plain,
  // No keys are set here.
  subscribeToPush: {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
    answer: 'not_now',
  },
  unsubscribeFromPush: plain,
  exportAccount: plain,
  showDeletionRequest: plain,
  requestDeletion: plain,
  undoDeletion: plain,
} satisfies Record<string, Row>
