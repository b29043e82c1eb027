import { z } from 'zod'
import { defineCall, list, one } from '../calls/call.ts'
import { optionalLine } from '../calls/fields.ts'
import { HEADLINE_LENGTH, MOST_LANGUAGES } from '../calls/limits.ts'
import { Day } from '../dates/time.ts'

/** Code and name, as everywhere a language is shown. */
export const Language = z.tuple([z.string(), z.string()])

export const listLanguages = defineCall({
  method: 'GET',
  path: '/languages',
  summary: 'The languages one can say one speaks, by name.',
  who: 'anyone',
  reply: list(Language),
})

export const PublicProfile = z.strictObject({
  headline: z.string().nullable(),
  /** The strongest comes first. */
  languages: z.array(Language),
  away_from: Day.nullable(),
  away_until: Day.nullable(),
})
export type PublicProfile = z.output<typeof PublicProfile>

const BOTH_DAYS = 'Please enter both start and end dates.'
const day = z.iso.date(BOTH_DAYS).refine((date) => date >= '2000' && date < '2100', BOTH_DAYS)

export const NewPublicProfile = z
  .strictObject({
    headline: optionalLine('please enter a headline').refine(
      (words) => !words || words.length <= HEADLINE_LENGTH,
      `please keep it under ${HEADLINE_LENGTH} characters`,
    ),
    languages: z
      .array(z.string().max(3), 'please select at least one language')
      .min(1, 'please select at least one language')
      .max(MOST_LANGUAGES, `please keep it to ${MOST_LANGUAGES} languages`)
      .refine((codes) => new Set(codes).size === codes.length, 'please name each language once'),
    away_from: day.nullish(),
    away_until: day.nullish(),
  })
  .superRefine(({ away_from, away_until }, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!away_from !== !away_until) wrong(away_from ? 'away_until' : 'away_from', BOTH_DAYS)
    else if (away_from && away_until && away_until < away_from)
      wrong('away_until', 'the last day cannot be before the first')
  })

export const showPublicProfile = defineCall({
  method: 'GET',
  path: '/account/consultant/profile',
  summary: 'What an agent says of themselves on their card and profile.',
  who: 'agent',
  reply: one(PublicProfile),
})

export const savePublicProfile = defineCall({
  method: 'PUT',
  path: '/account/consultant/profile',
  summary: 'Changes it; between the days of a leave, both included, they are not found.',
  who: 'agent',
  body: NewPublicProfile,
  reply: one(PublicProfile),
})
