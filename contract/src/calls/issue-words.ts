import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const FILL_IN = 'please fill this in'
const LOOK_AGAIN = 'please check this value'

/** Says in a plain sentence what is wrong where a schema has no sentence of its own. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined && issue.code === 'invalid_type') return FILL_IN
  return (sentences[issue.code] as (issue: Issue) => string)(issue)
}

const sentences: { [Code in Issue['code']]: (issue: Issue & { code: Code }) => string } = {
  invalid_type: ({ expected }) => (expected && types[expected]) ?? LOOK_AGAIN,
  invalid_value: ({ values }) =>
    values.length === 1 ? LOOK_AGAIN : 'please choose one of the offered values',
  invalid_union: () => 'please choose one of the offered values',
  invalid_format: ({ format }) => formats[format] ?? 'please check how this is written',
  too_small: ({ origin, minimum, inclusive }) =>
    bounds(origin, inclusive === false ? 'more than' : 'at least', Number(minimum)),
  too_big: ({ origin, maximum, inclusive }) =>
    bounds(origin, inclusive === false ? 'less than' : 'at most', Number(maximum)),
  not_multiple_of: ({ divisor }) => `please enter a multiple of ${divisor}`,
  unrecognized_keys: () => 'please remove the fields we do not know',
  invalid_key: () => 'please remove the fields we do not know',
  invalid_element: () => LOOK_AGAIN,
  custom: () => LOOK_AGAIN,
}

const types: Record<string, string> = {
  string: 'please enter text',
  number: 'please enter a number',
  int: 'please enter a whole number',
  boolean: 'please choose yes or no',
  date: 'please enter a date',
  array: 'please send a list',
}

const formats: Record<string, string> = {
  email: 'incorrect email',
  date: 'please enter a date such as 2026-03-31',
  datetime: 'please enter a date and a time',
  uuid: 'this ID does not exist',
  url: 'please enter a link',
}

function bounds(origin: string, how: string, count: number) {
  const number = count.toLocaleString('en')
  if (origin === 'string')
    return count <= 1 && how === 'at least' ? FILL_IN : `please use ${how} ${number} characters`
  if (origin === 'array' || origin === 'set') return `please choose ${how} ${number}`
  return `please enter a number of ${how} ${number}`
}
