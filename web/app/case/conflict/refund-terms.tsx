import { t } from '@sojourn/contract/words/t'
import { LONGEST_CONFLICT_TEXT } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import { useState } from 'react'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { useDefault } from '../../ui/form/form-context.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { rich } from '../../words/rich.tsx'
import css from './conflict.module.css'

const TO_BOTH = t('The client gets the refund, the agent the rest.')

interface Props {
  conflict: Conflict
  /** The work is done: it cannot go on, and the order ends with what is agreed. */
  isDone: boolean
}

export default function RefundTerms({ conflict: { refundable, suggested }, isDone }: Props) {
  const [ends, choose] = useState(String(useDefault('ends', 'ends')))
  return (
    <>
      {isDone ? <p>{TO_BOTH}</p> : <WhatHappens ends={ends} onChange={choose} />}
      <MoneyInput
        label={t('Refund')}
        name="amount"
        currency={suggested.currency}
        least={0}
        required
        defaultValue={suggested.amount}
      />
      <p className={css.note}>
        {rich('At most {amount}. Under this order’s refund terms it would be {amount2}.', {
          amount: <MoneyText value={refundable} />,
          amount2: <MoneyText value={suggested} />,
        })}
      </p>
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
        defaultValue="card"
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

const WhatHappens = ({ ends, onChange }: { ends: string; onChange: (value: string) => void }) => (
  <RadioGroup
    label={t('What happens with the order')}
    name="ends"
    value={ends}
    onChange={onChange}
    choices={[
      { value: 'ends', label: t('It ends'), help: TO_BOTH },
      {
        value: 'continues',
        label: t('The work goes on'),
        help: t('A part can be refunded too. A refund of everything ends the order.'),
      },
    ]}
  />
)
