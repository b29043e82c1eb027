import type { Errors } from './form-errors.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The wrong field that stands first takes the focus. Answers whether an input of that name shows what is wrong. */
export function focusFirstError(form: HTMLFormElement, errors: Errors) {
  if (Object.keys(errors).length === 0) return false
  const shown = [...form.querySelectorAll<Control>(':is(input, select, textarea)[aria-invalid="true"]')]
  const named = shown.find(({ name }) => isAbout(name, errors))
  ;(named ?? shown[0])?.focus()
  return named !== undefined
}

/** A complaint about a part may stand at the whole, and the other way round. */
const isAbout = (name: string, errors: Errors) =>
  Object.keys(errors).some((wrong) => `${wrong}.`.startsWith(`${name}.`) || name.startsWith(`${wrong}.`))
