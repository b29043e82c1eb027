import type { showSecurity } from '@sojourn/contract/account'
import type { ReplyOf } from '@sojourn/contract/call'

/** What guards an account. */
export type Guards = ReplyOf<typeof showSecurity>['data']
