import { z } from 'zod'
import { defineCall, list } from '../calls/call.ts'

export const Testimonial = z.strictObject({
  id: z.string(),
  name: z.string(),
  from_country: z.strictObject({ id: z.string(), name: z.string() }),
  to_country: z.strictObject({ id: z.string(), name: z.string() }),
  purpose: z.string(),
  text: z.string(),
})
export type Testimonial = z.output<typeof Testimonial>

export const listTestimonials = defineCall({
  method: 'GET',
  path: '/testimonials',
  summary: 'What clients say.',
  who: 'anyone',
  sameForAll: true,
  reply: list(Testimonial),
})
