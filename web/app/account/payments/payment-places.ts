import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { useAccount } from '../../session/use-account.ts'

const client = clientPaths
const consultant = agentPaths

const places = {
  client: { methods: client.payments(), history: client.paymentHistory(), add: client.paymentMethod() },
  agent: {
    methods: consultant.paymentMethods(),
    history: consultant.payments(),
    add: consultant.paymentMethod(),
  },
}

export function usePaymentPlaces() {
  const { role } = useAccount()
  return role === 'subscriber' ? places.client : places.agent
}
