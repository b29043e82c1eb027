import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/** One of the workers that share a sum; `solve-captcha.ts` starts it. */
handler({ deriveKey })
