import { createContext, useContext } from 'react'

interface FormState {
  errors: Readonly<Record<string, string>>
  /** Defaults come from a kept draft or from what is stored already. */
  defaults: Readonly<Record<string, string>>
  busy: boolean
}

const alone: FormState = { errors: {}, defaults: {}, busy: false }

/** The state is empty for an input that stands alone. */
export const FormContext = createContext<FormState>(alone)

export const useFormState = () => useContext(FormContext)

export function useDefault(name: string | undefined, own?: string | number | readonly string[]) {
  const { defaults } = useFormState()
  return name !== undefined && Object.hasOwn(defaults, name) ? defaults[name] : own
}
