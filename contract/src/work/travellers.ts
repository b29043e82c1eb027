import { z } from 'zod'
import { line } from '../calls/fields.ts'
import { Day } from '../dates/time.ts'
import { MOST_TRAVELLERS, RELATIONS } from './traveller-words.ts'

export const travellerMessages = {
  name: 'please enter their full name',
  relation: 'please choose how you are related',
  bornOn: 'please enter the day they were born',
  bornLater: 'the day they were born cannot lie in the future',
  passport: 'please select a country from the list',
  many: 'please keep it to 9 people',
  same: 'two people cannot have the same name',
} as const
const say = travellerMessages

const passport = z
  .string(say.passport)
  .regex(/^[A-Za-z]{2}$/, say.passport)
  .toUpperCase()

/** Somebody who applies together with the client. */
export const Traveller = z.strictObject({
  name: line(say.name),
  relation: z.enum(RELATIONS, say.relation),
  born_on: z.string(say.bornOn).pipe(z.iso.date(say.bornOn)).nullable().default(null),
  passport: passport.nullable().default(null),
})
export type Traveller = z.output<typeof Traveller>

/** Documents are told apart by the names of people. */
export const Travellers = z
  .array(Traveller, say.many)
  .max(MOST_TRAVELLERS, say.many)
  .superRefine((people, context) => {
    const known = new Set<string>()
    for (const [place, { name }] of people.entries()) {
      const plain = name.toLowerCase()
      if (known.has(plain)) context.addIssue({ code: 'custom', path: [place, 'name'], message: say.same })
      known.add(plain)
    }
  })

export const ShownTraveller = z.strictObject({
  name: z.string(),
  relation: z.enum(RELATIONS),
  born_on: Day.nullable(),
  passport: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
})
export type ShownTraveller = z.output<typeof ShownTraveller>
