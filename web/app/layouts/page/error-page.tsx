import { paths } from '@sojourn/contract/paths/paths'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import css from './error-page.module.css'

/** Any page that failed; what stands around it is the shell's. */
export function ErrorPage() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed error={error} />
}

/** Also what a page shows that learns too late for a status that its thing is not there. */
export const Missing = () => (
  <div className={css.page}>
    <p className={css.stamp} aria-hidden="true">
      <span>No entry</span>
      <b>404</b>
    </p>
    <title>We could not find this page · Sojourn</title>
    <h1>We could not find this page</h1>
    <p>It may have moved. Please check the address.</p>
    <div className={css.ways}>
      <LinkButton to={paths.home()}>Go home</LinkButton>
      <LinkButton to={paths.agents()} variant="secondary">
        Find agents
      </LinkButton>
    </div>
  </div>
)

function Failed({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  const requestId = isRouteErrorResponse(error) ? (error.data?.requestId as string | undefined) : undefined
  return (
    <div className={css.page}>
      <title>Oops! Something Went Wrong · Sojourn</title>
      <h1>Oops! Something Went Wrong</h1>
      <p>Please try again later</p>
      <div className={css.ways}>
        <Button data-retry busy={state === 'loading'} onClick={() => revalidate()}>
          Retry
        </Button>
      </div>
      {requestId && <p className={css.reference}>Reference {requestId}</p>}
    </div>
  )
}
