import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const typing = { typing: true }

/**
 * The filter lives in the address. What is typed shows at once and follows into the address without a new entry in the
 * history; going back or pressing a link brings the address's words into the field again.
 */
export function useCountryFilter() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const [query, setQuery] = useState(params.get('query') ?? '')

  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (state?.typing !== true) setQuery(params.get('query') ?? '')
  }

  function search(text: string) {
    setQuery(text)
    setParams(
      (known) => {
        if (text) known.set('query', text)
        else known.delete('query')
        return known
      },
      { replace: true, preventScrollReset: true, state: typing },
    )
  }

  return { query, continent: params.get('continent') || null, search }
}
