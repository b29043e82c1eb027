import { makePushKeys } from '../platform/push/make-push-keys.ts'

/** `npm run push-keys`: a new pair, as the settings want it. */
const { publicKey, privateKey } = makePushKeys()
console.log(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`)
