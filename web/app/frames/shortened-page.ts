import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { PREFIX } from '@sojourn/contract/words/language'
import { type LoaderFunctionArgs, redirect } from 'react-router'

/** People shorten an address to see what is above it. */
const LEADS: Readonly<Record<string, string>> = {
  '/p/auth': paths.login(),
  '/p/client': clientPaths.today(),
  '/p/client/account': clientPaths.profile(),
  '/p/client/wishlist': clientPaths.wishlist(),
  '/p/agent': agentPaths.start(),
  '/p/agent/account': agentPaths.profile(),
  '/p/agent/kyc': agentPaths.verification(),
}

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  throw redirect((LEADS[pathname.slice(PREFIX.length).replace(/\/$/, '')] ?? '/') + search)
}
