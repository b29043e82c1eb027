import type { RefundSchedule } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { TextInput } from '../../ui/form/text-input.tsx'
import { listed } from '../../ui/text/listed.ts'
import { refundSentence } from '../../words/service-words.ts'
import css from './refund-fields.module.css'

const STAGES = [
  ['before_filing', t('Before filing')],
  ['after_filing', t('After filing')],
] as const

/** Before the start the client gets everything back. */
export const RefundFields = ({ shares }: { shares: RefundSchedule }) => (
  <>
    <div className={css.shares}>
      {STAGES.map(([stage, label]) => (
        <TextInput
          key={stage}
          label={listed([label, '%'])}
          name={`refund_schedule.${stage}`}
          required
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
        />
      ))}
    </div>
    <p className={css.words}>{refundSentence(shares)}</p>
  </>
)
