import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { soon } from '../../fast-pages/pending.ts'
import { searchOfForm } from './search-address.ts'
import { type Search, searchPath } from './search-path.ts'

/** The form's id, for what stands outside of it. */
export const SEARCH_FORM = 'find-agents'
const PAUSE_MS = 350

/**
 * A form whose state is the address: what is chosen goes there at once, what is typed after a pause. The inputs are the
 * browser's own; they are made anew when the address says something they did not ask for, as after Back.
 */
export function useSearchForm(search: Search, goalId: string | undefined) {
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const callOff = useRef<() => void>(undefined)
  const shown = searchPath(search, goalId)
  const [asked, setAsked] = useState(shown)
  const [seen, setSeen] = useState(shown)
  const [version, setVersion] = useState(0)
  const [isPriceWrong, setPriceWrong] = useState(false)
  if (shown !== seen) {
    setSeen(shown)
    if (shown !== asked) {
      setAsked(shown)
      setVersion(version + 1)
      setPriceWrong(false)
    }
  }
  useEffect(() => () => callOff.current?.(), [])

  const input = (name: string) => ref.current?.elements.namedItem(name) as HTMLInputElement | null | undefined

  function go({ replace = false } = {}) {
    callOff.current?.()
    if (!ref.current) return
    const wanted = searchOfForm(ref.current)
    setPriceWrong(!wanted.max_price && !!input('max_price')?.value.trim())
    const path = searchPath(wanted, goalId)
    if (path === asked) return
    setAsked(path)
    void navigate(path, { replace, preventScrollReset: true })
  }

  return {
    ref,
    /** For the key of the inputs. */
    version,
    isPriceWrong,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      go()
    },
    type: () => {
      callOff.current?.()
      callOff.current = soon(() => go({ replace: true }), PAUSE_MS)
    },
    /** After the press, so that the form holds what was chosen. */
    change: ({ currentTarget: { name } }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
      // Their numbers count agents for any visa.
      const visa = input('visa')
      if (visa && (name === 'country' || name === 'purpose')) visa.value = ''
      go()
    },
  }
}
export type SearchForm = ReturnType<typeof useSearchForm>
