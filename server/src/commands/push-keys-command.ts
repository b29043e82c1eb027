import { createECDH } from 'node:crypto'

/** `npm run push-keys`: a new pair, as the settings want it. */
const keys = createECDH('prime256v1')
keys.generateKeys()
console.log(`PUSH_PUBLIC_KEY=${keys.getPublicKey('base64url')}
PUSH_PRIVATE_KEY=${keys.getPrivateKey().toString('base64url').padStart(43, 'A')}`)
