import type { Bearer, PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import { formatMoney } from '../../ui/money/format-money.ts'

type ToBook = NonNullable<PaymentAlarm['to_book']>

interface Words {
  label: string
  help: string
}

const words: Record<ToBook['end'], Partial<Record<Bearer, Words>>> = {
  lost: {
    order: {
      label: 'What was paid for',
      help: 'What is left of the order, the plan or the debt; after the release the agent and we by their shares. Anything beyond that is our loss.',
    },
    us: { label: 'We bear it', help: 'The whole amount is our loss, and the order keeps its money.' },
  },
  won: {
    order: {
      label: 'The order',
      help: 'It is protected again while the order runs; otherwise it goes to the agent, less our commission.',
    },
    payer: { label: 'Whoever paid', help: 'As credit; it pays what they owe first.' },
    us: { label: 'We have it', help: 'It makes up for what we lost.' },
  },
}

export const bearerQuestion = ({ end, amount }: ToBook) =>
  end === 'lost'
    ? `Who bears the ${formatMoney(amount)} that the bank took?`
    : `Who gets the ${formatMoney(amount)} that the bank gave back?`

export const bearerChoices = ({ end, bearers }: ToBook) =>
  bearers.flatMap((value) => {
    const said = words[end][value]
    return said ? [{ value, ...said }] : []
  })
