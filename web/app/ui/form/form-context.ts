import { createContext, useContext } from 'react'

interface FormState {
  /** What is wrong, by the name of the input. */
  errors: Readonly<Record<string, string>>
  /** What the inputs begin with, by name: a kept draft or what is stored already. */
  defaults: Readonly<Record<string, string>>
  busy: boolean
}

const alone: FormState = { errors: {}, defaults: {}, busy: false }

/** What the form says to the inputs inside it; empty for an input that stands alone. */
export const FormContext = createContext<FormState>(alone)

export const useFormState = () => useContext(FormContext)

/** What an input of this name begins with. */
export function useDefault(name: string | undefined, own?: string | number | readonly string[]) {
  const { defaults } = useFormState()
  return name !== undefined && Object.hasOwn(defaults, name) ? defaults[name] : own
}
