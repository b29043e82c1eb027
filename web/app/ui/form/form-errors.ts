import type { FieldError } from '@sojourn/contract/calls/errors'
import { LANGUAGE } from '@sojourn/contract/words/language'

export type Errors = Readonly<Record<string, string>>

/** A form needs no more of a zod schema; zod itself stays in its own chunk. */
export interface Schema<Values> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

/** The first complaint about each input, by its name. */
function errorsOf(complaints: readonly { name: string; message: string }[]): Errors {
  const errors: Record<string, string> = {}
  for (const { name, message } of complaints) errors[name] ??= message
  return errors
}

export function check<Values>(schema: Schema<Values>, input: unknown) {
  const result = schema.safeParse(input)
  if (result.success) return { values: result.data, errors: {} as Errors }
  const complaints = result.error.issues.map(({ path, message }) => ({ name: path.join('.'), message }))
  return { values: undefined, errors: errorsOf(complaints) }
}

export const serverErrors = (fields: readonly FieldError[]) =>
  errorsOf(fields.map(({ field, message }) => ({ name: field, message })))

/** The same by the names of the inputs that show them. */
export const placed = (errors: Errors, inputOf: (name: string) => string) =>
  errorsOf(Object.entries(errors).map(([name, message]) => ({ name: inputOf(name), message })))

/** The rules speak English; what they say in another language comes when something is wrong. */
export const inTheirWords = async (errors: Errors): Promise<Errors> =>
  LANGUAGE === 'en' || Object.keys(errors).length === 0
    ? errors
    : import('./own-words.ts').then(
        ({ inOwnWords }) => inOwnWords(errors),
        () => errors,
      )
