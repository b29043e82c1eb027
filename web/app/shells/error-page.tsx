import { isRouteErrorResponse, useRouteError } from 'react-router'

/** Any page that failed. */
export function ErrorPage() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main>
      <h1>{isMissing ? 'We could not find this page' : 'Oops! Something Went Wrong'}</h1>
      <p>{isMissing ? 'It may have moved.' : 'Please try again later'}</p>
    </main>
  )
}
