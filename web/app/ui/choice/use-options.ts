import { useEffect, useRef, useState } from 'react'
import type { Option } from './option-search.ts'

export type Options = readonly Option[] | (() => Promise<readonly Option[]>)

/** The options of a list that is there, or of one that is fetched on first use; at once where a value needs its name. */
export function useOptions(options: Options, hasValue: boolean) {
  const [fetched, setFetched] = useState<readonly Option[]>()
  const [failed, setFailed] = useState(false)
  const underWay = useRef(false)
  const list = typeof options === 'function' ? fetched : options

  async function fetchList() {
    if (typeof options !== 'function' || fetched || underWay.current) return
    underWay.current = true
    setFailed(false)
    try {
      setFetched(await options())
    } catch {
      setFailed(true)
    } finally {
      underWay.current = false
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is looked up once
  useEffect(() => {
    if (hasValue) void fetchList()
  }, [])

  return { list, failed, fetchList }
}
