import type { SiteFacts } from '../../site-facts.ts'
import type { ReadForPage } from '../http/read-for-page.ts'

export interface PageRequest {
  request: Request
  read: ReadForPage
  nonce: string
  origin: string
  devPages: boolean
  /** There is an imprint to link. */
  hasImprint: boolean
  site: SiteFacts
  /** Rendered whole, because it is kept; other pages stream. */
  whole: boolean
}

/** A page that is complete is in `html`, and its response has no body. */
export interface Rendered {
  response: Response
  html: string | undefined
}

/** The web app as the server sees it; `web/app/server.ts` is its other half. */
export interface WebApp {
  renderPage(page: PageRequest): Promise<Rendered>
  /** The query parameters pages read; an anonymous page is rendered and cached without any other. */
  pageQueries: readonly string[]
}
