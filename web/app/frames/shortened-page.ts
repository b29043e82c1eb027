import { SHORTENED } from '@sojourn/contract/paths/shortened'
import { PREFIX } from '@sojourn/contract/words/language'
import { type LoaderFunctionArgs, redirect } from 'react-router'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  throw redirect((SHORTENED[pathname.slice(PREFIX.length).replace(/\/$/, '')] ?? '/') + search)
}
