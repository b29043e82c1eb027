import type { Judged, Verification } from '@sojourn/contract/supply/verification'
import { type FormEvent, useState } from 'react'
import { reasonFor } from './asked.ts'

/** Why something failed stands at its field until it is typed anew; what is wrong now comes before it. */
export function useReasons(verification: Verification) {
  const [typed, setTyped] = useState<readonly string[]>([])

  const at = (field: Judged, errors: Readonly<Record<string, string>>) =>
    errors[field] ?? (typed.includes(field) ? undefined : reasonFor(verification, field))

  function settle(name: string) {
    if (name && !typed.includes(name)) setTyped([...typed, name])
  }

  return {
    at,
    /** The same for several fields that one part of the kit shows. */
    shown: (fields: readonly Judged[], errors: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const sentence = at(field, errors)
          return sentence ? [[field, sentence]] : []
        }),
      ),
    settle,
    onInput: ({ target }: FormEvent) => settle((target as HTMLInputElement).name),
  }
}
