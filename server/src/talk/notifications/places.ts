import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import { agentPaths, clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
export type Place =
  | 'order'
  | 'offer'
  | 'documents'
  | 'meetings'
  | 'payments'
  | 'refunds'
  | 'wallet'
  | 'conflict'
  | 'gifts'
  | 'services'
  | 'articles'
  | 'subscription'
  | 'licences'
  | 'verification'
  | 'question'
  | 'deadlines'
  | 'goal'
  | 'visa'
  | 'account'
  | 'decision'

interface About {
  mode: 'client' | 'agent' | 'staff'
  order_id: string | null
  conflict: string | null
  article: string | null
  offer?: string | null
  question?: string | null
  goal?: number | null
  visa?: string | null
  report?: string | null
}

/** The page is ours, in the mode of its reader. */
export function pathOf(place: Place, about: About) {
  const { mode, order_id, conflict, article, offer, question, goal, visa, report } = about
  if (place === 'decision' && report) return mailPaths.reportDecision(report)
  if (place === 'question' && mode !== 'staff')
    return question ? pathsOf[mode].question(question) : pathsOf[mode].messages()
  if (place === 'goal') return goal ? `${clientPaths.goal(goal)}#decision` : clientPaths.goals()
  if (place === 'visa') return visa && goal ? mailPaths.changesOfVisa(visa, goal) : clientPaths.goals()
  if (place === 'conflict' && conflict) return staffPaths.conflict(conflict)
  if (place === 'gifts') return staffPaths.gifts()
  if (place === 'services') return agentPaths.services()
  if (place === 'articles') return article ? agentPaths.article(article) : agentPaths.articles()
  if (place === 'subscription') return agentPaths.subscriptions()
  if (place === 'licences') return `${agentPaths.business()}#licences`
  if (place === 'verification') return agentPaths.verification()
  if (place === 'wallet') return agentPaths.wallet()
  if (place === 'payments') return clientPaths.paymentHistory()
  if (place === 'refunds') return refundsOf(mode)
  if (mode === 'staff') return staffPaths.home()
  if (place === 'deadlines') return pathsOf[mode].deadlines()
  if (place === 'offer' && offer) return pathsOf[mode].offer(offer)
  if (place === 'account') return pathsOf[mode].profile()
  if (!order_id) return pathsOf[mode].orders()
  const part = place === 'documents' || place === 'meetings' ? `#${place}` : ''
  return `${pathsOf[mode].order(order_id)}${part}`
}

function refundsOf(mode: About['mode']) {
  if (mode === 'staff') return staffPaths.failedRefunds()
  return mode === 'agent' ? agentPaths.payments() : clientPaths.paymentHistory()
}
