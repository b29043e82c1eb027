import { createContext } from 'react-router'
import type { Site } from '../session/site.ts'
import type { Api } from './api.ts'

export interface PageContext {
  api: Api
  nonce: string
  origin: string
  devPages: boolean
  hasImprint: boolean
  site: Site
  /** Wait for the whole page before sending it: it goes into the cache of anonymous pages. */
  whole: boolean
  /** Takes a page that is complete: as the body of a `Response` it would be encoded, streamed and copied first. */
  keepHtml: (html: string) => void
}

export const pageContext = createContext<PageContext>()
