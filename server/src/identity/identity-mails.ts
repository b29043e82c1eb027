import { PRODUCT } from '@sojourn/contract/names'
import type { Mail } from '../platform/mail/mail.ts'
import type { Client } from './client.ts'

interface Addressee {
  email: string
  first_name: string
}

/** Told after each sign-in from a browser that is new to the account. */
export const newDeviceMail = (person: Addressee, client: Client, sessionId: string, now: Date): Mail => ({
  key: `session:${sessionId}:new-device`,
  transactional: true,
  to: person.email,
  subject: `New sign-in to ${PRODUCT}`,
  heading: `Was this you, ${person.first_name}?`,
  paragraphs: [
    `Somebody signed in to your account with ${client.deviceName} on ${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    'If it was you, there is nothing to do. If not, sign that device out and change your password.',
  ],
  action: { label: 'See my devices', path: '/p/client/account/security' },
})
