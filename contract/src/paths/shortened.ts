import { agentPaths, clientPaths } from './own-paths.ts'
import { paths } from './paths.ts'

/** People shorten an address to see what is above it: these are no pages, and each leads to one. */
export const SHORTENED: Readonly<Record<string, string>> = {
  '/p/auth': paths.login(),
  '/p/client': clientPaths.today(),
  '/p/client/account': clientPaths.profile(),
  '/p/client/wishlist': clientPaths.wishlist(),
  '/p/agent': agentPaths.start(),
  '/p/agent/account': agentPaths.profile(),
  '/p/agent/kyc': agentPaths.verification(),
}
