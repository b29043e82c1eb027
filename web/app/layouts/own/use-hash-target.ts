import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the part an address names into sight once it is there: what it stands in came later than the page. */
export function useHashTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
