import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { addTestimonials } from './store.ts'

export interface TestimonialStory {
  name: string
  from_country: string
  to_country: string
  purpose: string
  text: string
}

/** Adds what clients say on the home page. */
export const fillShowcase = (context: Context, testimonials: TestimonialStory[]) =>
  transact(context, (tx) =>
    addTestimonials(
      tx,
      testimonials.map(({ from_country, to_country, ...testimonial }, position) => ({
        ...testimonial,
        from_iso: from_country,
        to_iso: to_country,
        position,
      })),
    ),
  )
