/** What the web app needs from the server to render one page. */
export interface PageRequest {
  request: Request
  /** Calls the API in this process with the visitor's own cookies and address. */
  api: (
    path: string,
    init: { method: string; headers?: Record<string, string>; body?: string },
  ) => Promise<PageApiAnswer>
  nonce: string
  origin: string
  devPages: boolean
  /** Rendered whole, because it is kept; other pages stream. */
  whole: boolean
}

export interface PageApiAnswer {
  status: number
  body: string
}

/** The web app as the server sees it; `web/app/server.ts` is its other half. */
export interface WebApp {
  renderPage(page: PageRequest): Promise<Response>
  /** The query parameters pages read; an anonymous page is rendered and cached without any other. */
  pageQueries: readonly string[]
}
