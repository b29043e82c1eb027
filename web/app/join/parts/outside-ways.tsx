import type { Mode } from '@sojourn/contract/people/auth'
import { deviceId } from '../../api/device.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { buttonClass } from '../../ui/button/button-face.tsx'
import css from './auth-parts.module.css'
import type { Provider } from './load-providers.ts'

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
