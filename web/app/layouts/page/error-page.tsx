import { paths } from '@sojourn/contract/paths/paths'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import css from './error-page.module.css'

/** Any page that failed; what stands around it is the shell's. */
export function ErrorPage() {
  const error = useRouteError()
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 0, data: null }
  if (status === 404) return <Missing />
  // Who asked too often reads the server’s own sentence, to wait.
  return <Failed title={status === 429 ? data.message : undefined} requestId={data?.requestId} />
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

interface Failure {
  title?: string | undefined
  requestId: string | undefined
}

function Failed({ title = 'Oops! Something Went Wrong', requestId }: Failure) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={css.page}>
      <title>{title}</title>
      <h1>{title}</h1>
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
