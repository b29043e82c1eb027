import { t } from '@sojourn/contract/words/t'
import { LONGEST_CONFLICT_TEXT } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import { type ReactNode, useState } from 'react'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { useDefault } from '../../ui/form/form-context.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { moneyText, parseMoney } from '../../ui/money/money-text.ts'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './conflict.module.css'
import type { Sum } from './divided.tsx'

const TO_BOTH = {
  client: t('You get the refund, the agent the rest, less our commission.'),
  agent: t('The client gets the refund, you get the rest, less our commission.'),
}

interface Props {
  conflict: Conflict
  side: Side
  /** It comes from outside: its words are there already. */
  divided: (sum: Sum) => ReactNode
  /** The work is done: it cannot go on, and the order ends with what is agreed. */
  isDone: boolean
}

export default function RefundTerms({ conflict: { refundable, suggested }, side, isDone, divided }: Props) {
  const [ends, choose] = useState(String(useDefault('ends', 'ends')))
  const start = String(useDefault('amount', moneyText(suggested.amount, suggested.currency)) ?? '')
  const [amount, setAmount] = useState(() => parseMoney(start, suggested.currency))
  const [destination, setDestination] = useState(String(useDefault('destination', 'card')))
  return (
    <>
      {isDone ? <p>{TO_BOTH[side]}</p> : <WhatHappens ends={ends} side={side} onChange={choose} />}
      <MoneyInput
        label={t('Refund')}
        name="amount"
        currency={suggested.currency}
        least={0}
        required
        defaultValue={suggested.amount}
        onChange={setAmount}
      />
      <p className={css.note}>
        {rich('At most {amount}. Under this order’s refund terms it would be {amount2}.', {
          amount: <MoneyText value={refundable} />,
          amount2: <MoneyText value={suggested} />,
        })}
      </p>
      {divided({ amount, destination, isOver: ends !== 'continues' })}
      {ends === 'continues' && (
        <TextInput
          label={t('More days for the work')}
          name="more_days"
          inputMode="numeric"
          defaultValue="0"
          help={t('In addition to the days lost to the conflict.')}
        />
      )}
      <RadioGroup
        label={t('Where the refund goes')}
        name="destination"
        value={destination}
        onChange={setDestination}
        inline
        choices={[
          { value: 'card', label: t('Card') },
          { value: 'credit', label: t('Credit') },
        ]}
      />
      <Textarea label={t('Why')} name="text" required maxLength={LONGEST_CONFLICT_TEXT} />
    </>
  )
}

interface HappensProps {
  ends: string
  side: Side
  onChange: (value: string) => void
}

const WhatHappens = ({ ends, side, onChange }: HappensProps) => (
  <RadioGroup
    label={t('What happens with the order')}
    name="ends"
    value={ends}
    onChange={onChange}
    choices={[
      { value: 'ends', label: t('It ends'), help: TO_BOTH[side] },
      {
        value: 'continues',
        label: t('The work goes on'),
        help: t('A part can be refunded too. A refund of everything ends the order.'),
      },
    ]}
  />
)
