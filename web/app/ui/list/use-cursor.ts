import { useSearchParams } from 'react-router'

/** The page of a list that the address names; none is the first. */
export function useCursor() {
  const [params] = useSearchParams()
  return params.get('cursor') || undefined
}
