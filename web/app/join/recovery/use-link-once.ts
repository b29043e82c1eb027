import { paths } from '@sojourn/contract/paths/paths'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readResetLink } from './reset-link.ts'

/** The token is taken out of the address at once: out of the history, of screenshots and of what is shared. */
export function useLinkOnce() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => readResetLink(search))
  useEffect(() => {
    if (search) void navigate(paths.passwordReset(), { replace: true })
  }, [search, navigate])
  return link
}
