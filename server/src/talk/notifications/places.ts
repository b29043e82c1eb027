/** Where a notification leads. */
export type Place =
  | 'order'
  | 'documents'
  | 'meetings'
  | 'payments'
  | 'wallet'
  | 'conflict'
  | 'services'
  | 'articles'
  | 'subscription'
  | 'licences'
  | 'verification'
  | 'account'

interface About {
  mode: 'client' | 'agent' | 'staff'
  order_id: string | null
  conflict: string | null
  article: string | null
}

/** A page of ours, in the mode of its reader. */
export function pathOf(place: Place, { mode, order_id, conflict, article }: About) {
  if (place === 'conflict' && conflict) return `/p/staff/conflicts/${conflict}`
  if (place === 'services') return '/p/agent/services'
  if (place === 'articles') return article ? `/p/agent/articles/${article}` : '/p/agent/articles'
  if (place === 'subscription') return '/p/agent/subscriptions'
  if (place === 'licences') return '/p/agent/account/business#licences'
  if (place === 'verification') return '/p/agent/account/verification'
  if (place === 'wallet') return '/p/agent/wallet'
  if (place === 'payments') return '/p/client/payments/history'
  if (mode === 'staff') return '/p/staff'
  if (place === 'account') return `/p/${mode}/account/profile`
  if (!order_id) return `/p/${mode}/orders`
  const part = place === 'documents' || place === 'meetings' ? `#${place}` : ''
  return `/p/${mode}/orders/${order_id}${part}`
}
