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

const BROKEN = ['Oops! Something Went Wrong', 'Please try again later', 'Retry']
const TOO_OFTEN = [
  'Please wait a moment',
  'You opened this page many times in a short time. Try again in a minute.',
  'Try again',
]

function Failed({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  const answer = isRouteErrorResponse(error) ? error : null
  const requestId = answer?.data?.requestId as string | undefined
  const [title, text, retry] = answer?.status === 429 ? TOO_OFTEN : BROKEN
  return (
    <div className={css.page}>
      <title>{`${title} · Sojourn`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={css.ways}>
        <Button data-retry busy={state === 'loading'} onClick={() => revalidate()}>
          {retry}
        </Button>
      </div>
      {requestId && <p className={css.reference}>Reference {requestId}</p>}
    </div>
  )
}
