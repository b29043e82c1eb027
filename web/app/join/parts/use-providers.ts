import { useEffect, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { loadProviders, type Provider } from './load-providers.ts'

/** For a dialog, which has no loader of its own. */
export function useProviders() {
  const [providers, setProviders] = useState<readonly Provider[]>([])
  useEffect(() => {
    loadProviders(browserApi).then(setProviders)
  }, [])
  return providers
}
