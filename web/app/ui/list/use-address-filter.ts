import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { soon } from '../../fast-pages/pending.ts'

const PAUSE_MS = 300

/** Another filter begins at the first page. */
export function useAddressFilter() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const callOff = useRef<() => void>(undefined)
  useEffect(() => () => callOff.current?.(), [])

  // The address may be another by the time the pause is over.
  const newest = useRef<(name: string, value: string) => void>(undefined)
  const set = (name: string, value: string) =>
    setParams(
      (known) => {
        if (value) known.set(name, value)
        else known.delete(name)
        known.delete('cursor')
        return known
      },
      { replace: true, preventScrollReset: true, state },
    )
  useEffect(() => {
    newest.current = set
  })

  return {
    params,
    set,
    /** Without any of these. */
    clear: (names: readonly string[]) =>
      setParams(
        (known) => {
          for (const name of [...names, 'cursor']) known.delete(name)
          return known
        },
        { replace: true, preventScrollReset: true, state },
      ),
    /** Once nobody has typed for a moment. */
    setSoon(name: string, value: string) {
      callOff.current?.()
      callOff.current = soon(() => newest.current?.(name, value), PAUSE_MS)
    },
  }
}
