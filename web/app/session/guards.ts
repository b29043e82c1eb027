import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { showSecurity } from '@sojourn/contract/people/security'

export type Guards = ReplyOf<typeof showSecurity>['data']
