import { z } from 'zod'
import { defineCall, one } from './call.ts'
import { email, line } from './fields.ts'

export const ContactMessage = z.strictObject({
  name: line('please input your name'),
  email,
  subject: line('please input a subject'),
  message: z
    .string('please input a message')
    .trim()
    .min(1, 'please input a message')
    .max(4000, 'please keep it under 4,000 characters'),
})
export type ContactMessage = z.input<typeof ContactMessage>

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
