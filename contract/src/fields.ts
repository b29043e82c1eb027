import { z } from 'zod'

/** The default limit of a one-line input. */
export const LINE_LENGTH = 200

/** Control and direction-changing characters have no place in a name or a title. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

/** One line of text a person types: trimmed, not empty, nothing invisible in it. */
export const line = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(LINE_LENGTH, `please keep it under ${LINE_LENGTH} characters`)
    .refine((text) => !invisible.test(text), 'please use plain text')

export const email = z
  .string('please input your email')
  .trim()
  .min(1, 'please input your email')
  .max(254, 'incorrect email')
  .pipe(z.email('incorrect email'))
