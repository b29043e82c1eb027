import { email } from '@sojourn/contract/fields'
import { z } from 'zod'

/** A page of ours, from its first slash on: a mail can link nowhere else. */
const Path = z.string().regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'a mail links only to pages of ours')

const content = {
  /** Which mail this is, such as `contact:{id}:thanks`; the same key never goes out twice. */
  key: z.string().min(1).max(200),
  to: email,
  replyTo: z.strictObject({ name: z.string(), address: email }).optional(),
  subject: z.string().min(1),
  heading: z.string().min(1),
  paragraphs: z.array(z.string()),
  /** Something to read off and type in. */
  code: z.string().optional(),
  /** Another person's words, kept apart from ours. */
  quote: z.string().optional(),
  action: z.strictObject({ label: z.string(), path: Path }).optional(),
  smallPrint: z.array(z.string()).optional(),
}

/** What a use case wants a person to read. What they can do without, they can unsubscribe from. */
export const Mail = z.discriminatedUnion('transactional', [
  z.strictObject({ ...content, transactional: z.literal(true) }),
  z.strictObject({ ...content, transactional: z.literal(false), unsubscribePath: Path }),
])
export type Mail = z.input<typeof Mail>
