import type { FieldError } from '@sojourn/contract/calls/errors'
import { identityFile } from '@sojourn/contract/calls/file'
import { issueWords } from '@sojourn/contract/calls/issue-words'
import { OTHER_CITY } from '@sojourn/contract/people/account'
import {
  ANSWERS,
  type Answer,
  type Judged,
  LEAST_AGE,
  VerificationCorrections,
} from '@sojourn/contract/supply/verification'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { wrongPartOf } from '../../ground/reference/wrong-part-of.ts'
import { dayOf } from '../../platform/clock.ts'
import { isOfAge } from './days.ts'

export type Given = z.output<typeof VerificationCorrections>

const NOT_ASKED = 'you do not need to send this at the moment'

/** The answers that belong to what is asked for: another city has its name in a field of its own. */
export const answersTo = (asked: readonly Judged[]): Answer[] =>
  ANSWERS.filter((answer) => (asked as string[]).includes(answer === 'altCity' ? 'city' : answer))

/** Answers that are well-formed each can be one too many, one too few, or not true together. */
export async function wrongAnswers(
  context: Pick<Context, 'db' | 'clock'>,
  asked: readonly Judged[],
  given: Given,
  place: { country: string | null; state: string | null; city: string | null },
): Promise<FieldError[]> {
  const wanted = answersTo(asked)
  const tooMany = ANSWERS.filter((answer) => given[answer] !== undefined && !wanted.includes(answer))
  if (tooMany.length > 0) return tooMany.map((field) => ({ field, message: NOT_ASKED }))
  return [
    ...wanted.flatMap((answer) => missing(answer, given)),
    ...(await wrongPlace(context, asked, { ...place, ...given })),
    ...(await wrongIdentity(context, given)),
  ]
}

/** The sentence an empty answer is met with; another city's name may be left away. */
function missing(field: Answer, given: Given): FieldError[] {
  if (given[field] !== undefined || field === 'altCity') return []
  return [{ field, message: whatIsWrong(field, undefined) ?? NOT_ASKED }]
}

/** The rules are those it is sent by; null means that nothing is wrong. */
export function whatIsWrong(field: Answer, typed: string | null | undefined) {
  const schema = VerificationCorrections.shape[field].unwrap()
  const read = schema.safeParse(typed, { error: issueWords })
  return read.success ? null : (read.error.issues[0]?.message ?? NOT_ASKED)
}

const PLACE = {
  country: 'please select a country',
  state: 'please enter a state',
  city: 'please enter a city',
} as const

async function wrongPlace(
  context: Pick<Context, 'db'>,
  asked: readonly Judged[],
  { country, state, city }: { [K in 'country' | 'state' | 'city']?: string | null | undefined },
): Promise<FieldError[]> {
  if (!asked.includes('city') || !country || !state || !city) return []
  const wrong = await wrongPartOf(context, { country, state, city: city === OTHER_CITY ? null : city })
  return wrong ? [{ field: wrong, message: PLACE[wrong] }] : []
}

async function wrongIdentity({ db, clock }: Pick<Context, 'db' | 'clock'>, given: Given) {
  const today = dayOf(clock.now())
  const wrong: FieldError[] = []
  if (given.dob !== undefined && !isOfAge(given.dob, LEAST_AGE, today))
    wrong.push({ field: 'dob', message: `agents are at least ${LEAST_AGE} years old` })
  if (given.document_expires_on !== undefined && given.document_expires_on < today)
    wrong.push({ field: 'document_expires_on', message: 'this document has expired' })
  const { document_country: country } = given
  if (country !== undefined && (await wrongPartOf({ db }, { country, state: '', city: null })) === 'country')
    wrong.push({ field: 'document_country', message: 'please select an issuing country' })
  return wrong
}

export const NO_DOCUMENT: FieldError = { field: 'document', message: identityFile.messages.missing }
