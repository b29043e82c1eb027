import type { Mode } from '@sojourn/contract/people/auth'
import { LANGUAGE, PREFIX } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { lastingDeviceId } from '../../api/device.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { buttonClass } from '../../ui/button/button-face.tsx'
import css from './auth-parts.module.css'
import type { Provider } from './load-providers.ts'

interface Props {
  providers: readonly Provider[]
  returnTo: string | null
  join?: Mode
}

/** The doors of others: real addresses, because the browser leaves for them. */
export function OutsideWays({ providers, returnTo, join }: Props) {
  const hydrated = useHydrated()
  if (providers.length === 0) return null
  const device = hydrated ? lastingDeviceId() : undefined
  const query = new URLSearchParams({
    ...(returnTo && { return_to: returnTo }),
    ...(join && { join }),
    ...(PREFIX && { language: LANGUAGE }),
    ...(device && { device }),
  })
  return (
    <div className={css.outside}>
      <p className={css.or}>{t('or')}</p>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={`/api/auth/outside/${encodeURIComponent(id)}/start?${query}`}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {join
            ? t('Sign up with {provider}', { provider: name })
            : t('Sign in with {provider}', { provider: name })}
        </a>
      ))}
    </div>
  )
}
