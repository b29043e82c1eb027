import { t } from '@sojourn/contract/words/t'
import { Button } from '../button/button.tsx'
import { Icon } from '../text/icon.tsx'
import css from './save-state.module.css'
import type { SaveState as State } from './use-autosave.ts'

interface Props {
  state: State
  onRetry: () => void
}

export const SaveState = ({ state, onRetry }: Props) => (
  <span className={css.state} role="status" data-problem={typeof state === 'object' || undefined}>
    {state === 'saving' && t('Saving…')}
    {state === 'saved' && (
      <>
        <Icon name="check" size="s" />
        {t('Saved')}
      </>
    )}
    {typeof state === 'object' && (
      <>
        <Icon name="error" size="s" />
        {t('Not saved: {problem}', { problem: state.problem })}
        {state.mayRetry && (
          <Button variant="quiet" size="s" onClick={onRetry}>
            {t('Retry')}
          </Button>
        )}
      </>
    )}
  </span>
)
