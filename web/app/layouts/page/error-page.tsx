import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useEffect } from 'react'
import {
  type ErrorResponse,
  isRouteErrorResponse,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { AGAIN_MS } from '../../api/api-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import css from './error-page.module.css'

/** Any page that failed; what stands around it is the shell's. */
export function ErrorPage() {
  const { revalidate, state } = useRevalidator()
  const error = useRouteError()
  const { status, data }: Partial<ErrorResponse> = isRouteErrorResponse(error) ? error : {}
  useEffect(() => {
    if (status !== 503 || state !== 'idle') return
    const again = setTimeout(() => void revalidate(), AGAIN_MS)
    return () => clearTimeout(again)
  }, [status, state, revalidate])
  if (status === 404) return <Missing />
  // Somebody who asked too often, or a busy server, reads the server’s own sentence, to wait.
  const ofServer: string | undefined = status === 429 || status === 503 ? data?.message : undefined
  const title = ofServer || t('Oops! Something Went Wrong')
  return (
    <div className={css.page}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{t('Please try again later')}</p>
      <div className={css.ways}>
        <Button data-retry busy={state === 'loading'} onClick={() => revalidate()}>
          {t('Retry')}
        </Button>
      </div>
      {data?.requestId && <p className={css.reference}>{t('Reference {id}', { id: data.requestId })}</p>}
    </div>
  )
}

/** Also what a page shows that learns too late for a status that its thing is not there. */
export function Missing() {
  const { pathname } = useLocation()
  // One of their own leads back to the list of all.
  const [, list, kind] = /^(\/p\/\w+\/(orders|messages))\/./.exec(pathname) ?? []
  return (
    <div className={css.page}>
      <p className={css.stamp} aria-hidden="true">
        <span>{t('No entry')}</span>
        <b>404</b>
      </p>
      <title>{t('We could not find this page · Sojourn')}</title>
      <h1>{t('We could not find this page')}</h1>
      <p>{t('It may have moved. Please check the address.')}</p>
      <div className={css.ways}>
        {list ? (
          <LinkButton to={list}>{kind === 'orders' ? t('Your orders') : t('Your messages')}</LinkButton>
        ) : (
          <LinkButton to={paths.home()}>{t('Go home')}</LinkButton>
        )}
        <LinkButton to={paths.agents()} variant="secondary">
          {t('Find agents')}
        </LinkButton>
      </div>
    </div>
  )
}
