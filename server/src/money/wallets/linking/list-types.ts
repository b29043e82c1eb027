import type { WalletKind } from '@sojourn/contract/money/wallet-words'
import type { Context } from '../../../context.ts'

interface WalletType {
  kind: WalletKind
  name: string
  about: string
}

const AT: Record<string, string> = { sandbox: 'the test processor', stripe: 'Stripe', stripe_test: 'Stripe' }

/** The ways an agent can be paid here. */
export const listWalletTypes = ({ processor }: Context): WalletType[] => [
  {
    kind: 'processor',
    name: 'Bank account, paid automatically',
    about: `You enter your details on a secure page of ${AT[processor.name]}. Payouts take 1 to 3 days.`,
  },
  {
    kind: 'manual',
    name: 'Bank transfer by our team',
    about: 'For banks that automatic payouts do not reach. Two people of our team check each transfer.',
  },
]
