import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'

const ErrorPage = lazyPart(() => import('./error-page.tsx').then((page) => ({ default: page.ErrorPage })))

/** Few pages fail. What is said then is fetched as soon as somebody touches a page, so that it is there without a network. */
export const Failure = () => (
  <Waits>
    <ErrorPage />
  </Waits>
)
