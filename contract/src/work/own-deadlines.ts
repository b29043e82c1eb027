import { z } from 'zod'
import { defineCall, empty, fileBytes, list, one } from '../calls/call.ts'
import { line } from '../calls/fields.ts'
import { pageQuery } from '../calls/page.ts'
import { Day, Instant } from '../dates/time.ts'
import {
  DEADLINE_EVENTS,
  DEADLINE_KINDS,
  type DeadlineKind,
  HAND_KINDS,
  NOTICE_DAYS,
  type NoticeDays,
  PAPER_NAME_LENGTH,
} from './own-deadlines-words.ts'

const Named = z.strictObject({ id: z.string(), name: z.string() })

/** Answers of the guide that are known already. */
const GuideAnswers = z.strictObject({
  passport: z.string().optional(),
  passport2: z.string().optional(),
  residence: z.string().optional(),
  destination: z.string().optional(),
  purpose: z.string().optional(),
})

export const OwnDeadline = z.strictObject({
  /** The same as long as it is about the same thing. */
  id: z.string(),
  kind: z.enum(DEADLINE_KINDS),
  event: z.enum(DEADLINE_EVENTS),
  /** It is in the zone of its reader. */
  day: Day,
  /** It is null for what lasts to the end of the day. */
  at: Instant.nullable(),
  /** Its owner named it, or it is the name of the goal, licence or paper. */
  name: z.string().nullable(),
  country: Named.nullable(),
  order: z
    .strictObject({ uuid: z.string(), ref: z.string(), title: z.string(), with: z.string() })
    .nullable(),
  goal: z.number().int().nullable(),
  /** It lies in the vault of its owner, where it is changed. */
  in_vault: z.literal(true).optional(),
  paper: z
    .strictObject({
      id: z.uuid(),
      kind: z.enum(HAND_KINDS),
      name: z.string(),
      country: Named.nullable(),
      purpose: Named.nullable(),
      ends_on: Day,
    })
    .nullable(),
  /** With what the guide begins to renew it; null where there is nothing to renew, or it is somebody else’s. */
  renew: GuideAnswers.nullable(),
})
export type OwnDeadline = z.output<typeof OwnDeadline>

const LastDay = z.iso.date('please choose the day it ends').refine((day) => day >= '2000' && day < '2200', {
  message: 'please choose a day between 2000 and 2199',
})

export const NewDeadlinePaper = z
  .strictObject({
    kind: z.enum(HAND_KINDS, 'please choose what it is'),
    name: line('please enter a name').pipe(
      z.string().max(PAPER_NAME_LENGTH, `please keep it under ${PAPER_NAME_LENGTH} characters`),
    ),
    country: z
      .string('please choose a country')
      .regex(/^[A-Z]{2}$/, 'please choose a country')
      .nullish(),
    /** For what a visa or permit is. */
    purpose: z.string('please choose a purpose').max(40, 'please choose a purpose').nullish(),
    ends_on: LastDay,
  })
  .superRefine(({ kind, country }, context) => {
    if (kind !== 'paper' && !country)
      context.addIssue({ code: 'custom', path: ['country'], message: 'please choose a country' })
  })
export type NewDeadlinePaper = z.output<typeof NewDeadlinePaper>

const params = z.object({ id: z.uuid() })

export const listDeadlines = defineCall({
  method: 'GET',
  path: '/deadlines',
  summary:
    'What ends or is due for somebody in the mode they are in, the earliest first: papers, goals, orders, payments, documents, meetings, and for an agent licences and the verification.',
  who: 'person',
  query: z.object({
    ...pageQuery,
    filter: z.object({ kind: z.enum(DEADLINE_KINDS).optional() }).optional(),
  }),
  reply: list(OwnDeadline),
})

export const addDeadlinePaper = defineCall({
  method: 'POST',
  path: '/deadlines/papers',
  summary: 'Keeps the end of a passport, visa, permit or other paper.',
  who: 'person',
  idempotent: true,
  body: NewDeadlinePaper,
  reply: one(z.strictObject({ id: z.uuid() })),
  status: 201,
})

export const changeDeadlinePaper = defineCall({
  method: 'PUT',
  path: '/deadlines/papers/{id}',
  summary: 'Changes a paper one entered by hand.',
  who: 'person',
  params,
  body: NewDeadlinePaper,
  reply: one(z.strictObject({ id: z.uuid() })),
})

export const removeDeadlinePaper = defineCall({
  method: 'DELETE',
  path: '/deadlines/papers/{id}',
  summary: 'Removes a paper one entered by hand.',
  who: 'person',
  params,
  reply: empty,
  status: 204,
})

const Days = z
  .array(
    z.literal(NOTICE_DAYS as readonly NoticeDays[], 'please choose from the days offered'),
    'please choose from the days offered',
  )
  .max(NOTICE_DAYS.length, 'please choose each day once')
  .refine((days) => new Set(days).size === days.length, 'please choose each day once')

/** An empty list tells nothing. */
export const DeadlineNotices = z.strictObject({
  days: z.strictObject(
    Object.fromEntries(DEADLINE_KINDS.map((kind) => [kind, Days])) as Record<DeadlineKind, typeof Days>,
  ),
})
export type DeadlineNotices = z.output<typeof DeadlineNotices>

export const showDeadlineNotices = defineCall({
  method: 'GET',
  path: '/deadlines/notices',
  summary: 'How many days before its deadlines somebody is told, by kind.',
  who: 'person',
  reply: one(DeadlineNotices),
})

export const updateDeadlineNotices = defineCall({
  method: 'PUT',
  path: '/deadlines/notices',
  summary: 'Changes how many days before somebody is told; a kind that is left out stays as it is.',
  who: 'person',
  body: z.strictObject({ days: DeadlineNotices.shape.days.partial() }),
  reply: one(DeadlineNotices),
})

const DeadlineFeed = z.strictObject({
  /** Null means that there is none. */
  address: z.url().nullable(),
  created_at: Instant.nullable(),
  last_read_at: Instant.nullable(),
})
export type DeadlineFeed = z.output<typeof DeadlineFeed>

export const showDeadlineFeed = defineCall({
  method: 'GET',
  path: '/deadlines/feed',
  summary: 'The secret address by which calendar programs read the deadlines of the mode one is in.',
  who: 'person',
  reply: one(DeadlineFeed),
})

export const renewDeadlineFeed = defineCall({
  method: 'POST',
  path: '/deadlines/feed',
  summary: 'Makes a new address; the one before no longer works.',
  who: 'person',
  reply: one(DeadlineFeed),
})

export const revokeDeadlineFeed = defineCall({
  method: 'DELETE',
  path: '/deadlines/feed',
  summary: 'Turns the address off.',
  who: 'person',
  reply: empty,
  status: 204,
})

export const readDeadlineFeed = defineCall({
  method: 'GET',
  path: '/calendars/deadlines/{name}',
  summary: 'The deadlines of a person as iCalendar, for whoever has the secret address.',
  who: 'anyone',
  params: z.object({ name: z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/) }),
  download: 'text/calendar; charset=utf-8',
  reply: fileBytes,
})
