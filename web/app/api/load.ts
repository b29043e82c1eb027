import { paths } from '@sojourn/contract/paths/paths'
import { PREFIX } from '@sojourn/contract/words/language'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Api } from './api.ts'
import { ApiError } from './api-error.ts'
import { browserApi } from './browser.ts'
import { pageContext } from './page-context.ts'

interface Place {
  params: Record<string, string | undefined>
  url: URL
}

/** A page reads the same on the server and, for later navigations, in the browser. */
export type Load<Data> = (api: Api, place: Place) => Promise<Data>

export const onServer =
  <Data>(load: Load<Data>) =>
  ({ params, request, context }: LoaderFunctionArgs) =>
    run(load, context.get(pageContext).api, { params, url: new URL(request.url) })

export const inBrowser =
  <Data>(load: Load<Data>) =>
  ({ params, request }: ClientLoaderFunctionArgs) =>
    run(load, browserApi, { params, url: new URL(request.url) })

/** A refusal becomes the page's real status and what its error boundary shows; a visitor is asked to sign in first. */
async function run<Data>(load: Load<Data>, api: Api, place: Place) {
  try {
    return await load(api, place)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw toLogin(place.url)
    throw data({ message: error.message, requestId: error.requestId }, { status: error.status || 503 })
  }
}

/** Signing in leads back to this page. */
export const toLogin = ({ pathname, search }: URL) =>
  redirect(paths.login({ return_to: pathname.slice(PREFIX.length) + search }))
