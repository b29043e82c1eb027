import type { ReplyOf } from '@sojourn/contract/call'
import type { showSecurity } from '@sojourn/contract/security'

/** What guards an account. */
export type Guards = ReplyOf<typeof showSecurity>['data']
