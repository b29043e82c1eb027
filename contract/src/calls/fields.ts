import { z } from 'zod'
import { EMAIL_LENGTH, LINE_LENGTH } from './limits.ts'

/** Control and direction-changing characters, and letters that are blank, have no place in a name or a title. */
const invisible =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/u

/** One line of text a person types: trimmed, not empty, nothing invisible in it. */
export const line = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(LINE_LENGTH, `please keep it under ${LINE_LENGTH} characters`)
    .refine((text) => !invisible.test(text), 'please use plain text')

/** A line that may be left empty, or away. */
export const optionalLine = (wrong: string) =>
  z
    .string(wrong)
    .trim()
    .max(LINE_LENGTH, `please keep it under ${LINE_LENGTH} characters`)
    .refine((text) => !invisible.test(text), 'please use plain text')
    .nullish()

const invisibleInText = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u
const somethingVisible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u

export const text = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `please keep it under ${most.toLocaleString('en')} characters`)
    .refine((words) => !invisibleInText.test(words), 'please use plain text')
    .refine((words) => somethingVisible.test(words), missing)

export const email = z
  .string('please input your email')
  .trim()
  .min(1, 'please input your email')
  .max(EMAIL_LENGTH, 'incorrect email')
  .pipe(z.email('incorrect email'))
