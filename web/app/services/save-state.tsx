import { Icon } from '../ui/icon.tsx'
import css from './save-state.module.css'
import type { SaveState as State } from './use-autosave.ts'

/** Whether what is typed is kept. */
export const SaveState = ({ state }: { state: State }) => (
  <span className={css.state} role="status" data-problem={typeof state === 'object' || undefined}>
    {state === 'saving' && 'Saving…'}
    {state === 'saved' && (
      <>
        <Icon name="check" size="s" />
        Saved
      </>
    )}
    {typeof state === 'object' && (
      <>
        <Icon name="error" size="s" />
        Not saved: {state.problem}
      </>
    )}
  </span>
)
