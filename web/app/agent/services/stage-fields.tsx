import type { OwnService } from '@sojourn/contract/supply/services'
import { MOST_STAGES } from '@sojourn/contract/supply/stage-words'
import { t } from '@sojourn/contract/words/t'
import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { OneStage } from './one-stage.tsx'
import css from './stage-fields.module.css'

/** A service without stages is paid at the start. */
export function StageFields({ service }: { service: OwnService }) {
  const [count, setCount] = useState(service.stages.length)

  function change(to: number) {
    return ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      flushSync(() => setCount(to))
      // The form takes what is there now as if it were typed.
      form?.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place
        <OneStage key={place} place={place} mustDeliver>
          <div className={css.pair}>
            <TextInput
              label={t('Days')}
              name={`stages.${place}.days`}
              required
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
            />
            <MoneyInput
              label={t('Amount')}
              name={`stages.${place}.amount`}
              currency="USD"
              kind="price"
              required
              help={t('$20 at least.')}
            />
          </div>
        </OneStage>
      ))}
      <div className={css.acts}>
        {count < MOST_STAGES && (
          <Button variant="secondary" icon="plus" onClick={change(count === 0 ? 2 : count + 1)}>
            {count === 0 ? t('Be paid in stages') : t('Add a stage')}
          </Button>
        )}
        {count > 0 && (
          <Button variant="quiet" onClick={change(count === 2 ? 0 : count - 1)}>
            {count === 2 ? t('Be paid at once') : t('Remove stage {number}', { number: count })}
          </Button>
        )}
      </div>
    </>
  )
}
