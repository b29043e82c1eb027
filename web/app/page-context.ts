import { createContext } from 'react-router'
import type { Api } from './api/api.ts'

/** What the server hands to the loaders and the render of one page. */
export interface PageContext {
  api: Api
  nonce: string
  origin: string
  devPages: boolean
  /** Wait for the whole page before sending it: it goes into the cache of anonymous pages. */
  whole: boolean
}

export const pageContext = createContext<PageContext>()
