import { createContext } from 'react'

/** The page's nonce while it is rendered on the server; empty in the browser, where scripts already run. */
export const NonceContext = createContext<string | undefined>(undefined)
