import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import css from './kyc.module.css'
import type { DraftState as State } from './use-draft.ts'

/** Says that nothing typed is lost, or that it would be. */
export const DraftState = ({ state, onRetry }: { state: State; onRetry: () => void }) => (
  <span className={css.draft} role="status" data-state={state}>
    {state === 'saving' && 'Saving…'}
    {state === 'saved' && (
      <>
        <Icon name="check" size="s" /> Saved
      </>
    )}
    {state === 'failed' && (
      <>
        <Icon name="error" size="s" /> Not saved
        <Button variant="quiet" size="s" onClick={onRetry}>
          Retry
        </Button>
      </>
    )}
  </span>
)
