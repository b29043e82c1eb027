import type { Mode } from '@sojourn/contract/people/auth'
import type { Api } from '../../api/api.ts'
import { deviceId } from '../../api/device.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { buttonClass } from '../../ui/button/button-face.tsx'
import css from './auth-parts.module.css'

export interface Provider {
  id: string
  name: string
}

/** Whose accounts one can sign in with; none when the list cannot be had, for the email always works. */
export const loadProviders = async (api: Api): Promise<Provider[]> => {
  try {
    return (await api('GET /auth/providers')).data.providers
  } catch {
    return []
  }
}

interface Props {
  providers: readonly Provider[]
  verb: 'Sign in' | 'Sign up'
  returnTo: string | null
  join?: Mode
}

/** The doors of others: real addresses, because the browser leaves for them. */
export function OutsideWays({ providers, verb, returnTo, join }: Props) {
  const hydrated = useHydrated()
  if (providers.length === 0) return null
  const query = new URLSearchParams({
    ...(returnTo && { return_to: returnTo }),
    ...(join && { join }),
    ...(hydrated && { device: deviceId() }),
  })
  return (
    <div className={css.outside}>
      <p className={css.or}>or</p>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={`/api/auth/outside/${encodeURIComponent(id)}/start?${query}`}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {verb} with {name}
        </a>
      ))}
    </div>
  )
}
