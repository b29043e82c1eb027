import type { Testimonial } from '@sojourn/contract/talk/showcase'
import type { allTestimonials } from './store.ts'

type TestimonialRow = Awaited<ReturnType<typeof allTestimonials>>[number]

export const viewTestimonial = (row: TestimonialRow): Testimonial => ({
  id: row.id,
  name: row.name,
  from_country: { id: row.from_iso, name: row.from_name },
  to_country: { id: row.to_iso, name: row.to_name },
  purpose: row.purpose,
  text: row.text,
})
