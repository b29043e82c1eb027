import { MOST_STAGES } from '@sojourn/contract/supply/stage-words'
import { t } from '@sojourn/contract/words/t'
import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { OneStage } from '../../agent/services/one-stage.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useDefault } from '../../ui/form/form-context.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import css from './offer-page.module.css'

/** Price and days of all the work, or of each of up to five stages. */
export function PriceFields() {
  const [count, setCount] = useState(Number(useDefault('stage_count', 1)))

  function change(to: number) {
    return ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      flushSync(() => setCount(to))
      // The form takes what is there now as if it were typed.
      form?.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  return (
    <>
      <input type="hidden" name="stage_count" value={count} />
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place
        <OneStage key={place} place={place} isAll={count === 1} mustDeliver={false}>
          <PriceAndDays place={place} />
        </OneStage>
      ))}
      <div className={css.acts}>
        {count < MOST_STAGES && (
          <Button variant="secondary" icon="plus" onClick={change(count + 1)}>
            {count === 1 ? t('Pay by stages') : t('Add a stage')}
          </Button>
        )}
        {count > 1 && (
          <Button variant="quiet" onClick={change(count - 1)}>
            {t('Remove the last stage')}
          </Button>
        )}
      </div>
    </>
  )
}

const PriceAndDays = ({ place }: { place: number }) => (
  <>
    <TextInput
      label={t('Price')}
      name={`stages.${place}.amount`}
      required
      inputMode="decimal"
      autoComplete="off"
      help={t('Excludes taxes and government fees.')}
    />
    <TextInput
      label={t('Days')}
      name={`stages.${place}.days`}
      required
      type="number"
      inputMode="numeric"
      min={1}
      help={t('Counted from when the work begins.')}
    />
  </>
)
