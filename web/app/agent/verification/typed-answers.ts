import { VERIFICATION_ANSWERS } from './answer-names.ts'

/** Answers by their names, as they are typed. */
export type TypedAnswers = Record<string, string | null>

/** Empty answers are null. */
export function typedAnswers(form: HTMLFormElement): TypedAnswers {
  const data = new FormData(form)
  return Object.fromEntries(
    VERIFICATION_ANSWERS.filter((name) => data.has(name)).map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' && value !== '' ? value : null]
    }),
  )
}
