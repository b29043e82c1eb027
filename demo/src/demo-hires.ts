import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Traveller } from '@sojourn/contract/work/travellers'
import { z } from 'zod'
import { STORY } from './people/demo-people.ts'

const Passport = z.strictObject({
  state: z.string().length(3),
  number: z.string(),
  surname: z.string(),
  given: z.string(),
  birth: z.iso.date(),
  sex: z.enum(['F', 'M']),
  expires_in_months: z.int(),
})
export type DemoPassport = z.output<typeof Passport>

const Document = z.strictObject({
  /** The reason it was returned for. */
  returned: z.string().optional(),
  /** A second version came after that. */
  again: z.boolean().default(false),
  accepted: z.boolean().default(false),
  filed: z.boolean().default(false),
  /** A document without one is a blank paper. */
  passport: Passport.optional(),
  too_dark: z.boolean().default(false),
})
export type DemoDocument = z.output<typeof Document>

/** Meetings that are `booked` or `moved` are to come, and of `asked` the agent wants another time. */
const Meeting = z.enum(['done', 'missed_by_client', 'cancelled', 'booked', 'moved', 'asked', 'offered'])
export type DemoMeeting = z.output<typeof Meeting>
const Said = z.strictObject({
  by: z.enum(['client', 'agent']),
  text: z.string().optional(),
  /** The name of a paper that is sent. */
  file: z.string().optional(),
})

/** The early part was written soon after the payment, the other lately. */
const Talk = z.strictObject({
  early: z.array(Said),
  late: z.array(Said.extend({ hours_ago: z.number() })).default([]),
  /** The client reports the message that begins so. */
  reported: z.strictObject({ begins: z.string(), why: z.string() }).nullable().default(null),
})
export type DemoTalk = z.output<typeof Talk>

const Offered = z.strictObject({
  title: z.string(),
  included: z.string(),
  excluded: z.string(),
  amount: z.int(),
  days: z.int(),
  hours_ago: z.number(),
  /** The client declined it for this reason; null means that it is open. */
  declined: z.string().nullable().default(null),
})
export type DemoOffer = z.output<typeof Offered>

/** Nobody has answered it. */
const Extra = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('client'),
    title: z.string(),
    included: z.string(),
    hours_ago: z.number(),
  }),
  z.strictObject({
    by: z.literal('agent'),
    title: z.string(),
    included: z.string(),
    /** It is null where it only takes more days. */
    amount: z.int().nullable(),
    days: z.int(),
    hours_ago: z.number(),
  }),
])
export type DemoExtra = z.output<typeof Extra>

const Ordered = z.strictObject({
  /** The agent is named by username. */
  agent: z.string(),
  /** The service is named by its title. */
  service: z.string(),
  hours_ago: z.number(),
  outcome: z.enum([
    'unpaid',
    'cancelled',
    'paid',
    'ongoing',
    'filed',
    'with_authority',
    'asked',
    'completed',
    'left',
    'proposed',
    'mediated',
    'refunded',
    // The first of several stages is accepted: the second is at work, waits for its payment, or never came.
    'second_stage',
    'stage_due',
    'stopped',
  ]),
  /** The agent says it of the authority’s receipt, or of the work that is done; of a conflict it is the client’s complaint. */
  note: z.string().default(''),
  review: z
    .strictObject({ star: z.number(), content: z.string(), reply: z.string() })
    .nullable()
    .default(null),
  /** With the coupons they have. */
  coupon: z.boolean().default(false),
  /** The earliest comes first. */
  meetings: z.array(Meeting).default([]),
  /** The list begins with the first that the order asks for; the rest was never handed in. */
  documents: z.array(Document).default([]),
  talk: Talk.nullable().default(null),
  offers: z.array(Offered).default([]),
  extras: z.array(Extra).default([]),
})

/** They are so many years old today. */
const Travelling = Traveller.omit({ born_on: true }).extend({ age: z.int() })

const Goal = z.strictObject({
  name: z.string(),
  country: z.string(),
  purpose: z.string(),
  in_months: z.int(),
  comment: z.string(),
  ticked: z.array(z.string()).default([]),
  travellers: z.array(Travelling).default([]),
  orders: z.array(Ordered),
})

/** The first of the talk is the question. */
const Question = z.strictObject({
  /** The agent is named by username. */
  agent: z.string(),
  /** The goal is named by its name; null means none in particular. */
  goal: z.string().nullable().default(null),
  talk: z.array(z.strictObject({ by: z.enum(['client', 'agent']), text: z.string(), hours_ago: z.number() })),
})

const Hires = z.strictObject({
  promos: z.array(
    z.strictObject({
      note: z.string(),
      amount: z.int(),
      quantity: z.int(),
      claimed_by: z.array(z.string()).default([]),
      for: z.string().nullable().default(null),
    }),
  ),
  clients: z.array(
    z.strictObject({
      name: z.string(),
      /** They are numbers of test cards. */
      cards: z.array(z.string()),
      goals: z.array(Goal),
      questions: z.array(Question).default([]),
    }),
  ),
})

export type DemoGoal = z.output<typeof Goal>
export type DemoQuestion = z.output<typeof Question>
export type DemoOrder = z.output<typeof Ordered>
export type DemoHires = z.output<typeof Hires>

export const readDemoHires = async () =>
  Hires.parse(JSON.parse(await readFile(join(STORY, 'hires.json'), 'utf8')))
