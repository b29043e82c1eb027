import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { email, line } from '../calls/fields.ts'
import { CONTACT_LENGTH } from '../calls/limits.ts'

export const ContactMessage = z.strictObject({
  name: line('please input your name'),
  email,
  subject: line('please input a subject'),
  message: z
    .string('please input a message')
    .trim()
    .min(1, 'please input a message')
    .max(CONTACT_LENGTH, `please keep it under ${CONTACT_LENGTH.toLocaleString('en')} characters`),
})
export type ContactMessage = z.input<typeof ContactMessage>

/** The imprint names who runs this place. */
export const Imprint = z.strictObject({
  name: z.string(),
  address: z.string(),
  register: z.string().nullable(),
  vat_number: z.string().nullable(),
  representative: z.string().nullable(),
  email: z.string(),
})
export type Imprint = z.output<typeof Imprint>

export const showImprint = defineCall({
  method: 'GET',
  path: '/imprint',
  summary: 'Who runs this place; not found where nobody told.',
  who: 'anyone',
  reply: one(Imprint),
})

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/contact-messages',
  summary: 'Writes to the support team.',
  who: 'anyone',
  body: ContactMessage,
  reply: one(z.strictObject({ id: z.uuid() })),
  status: 201,
  idempotent: true,
})
