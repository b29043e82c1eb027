import { ensureServer } from '../../scripts/lib/build.mjs'

/** The server that tests start in a process of its own is built from what stands here now; `npm test` has done that already. */
export default ensureServer
