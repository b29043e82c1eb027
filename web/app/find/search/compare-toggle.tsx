import { MOST_COMPARED } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { rich } from '../../words/rich.tsx'
import { type Compared, comparedNow, setCompared, useCompared } from './compare-store.ts'
import css from './compare-toggle.module.css'

/** Puts an agent beside others. */
export function CompareToggle({ agent: { uuid, name } }: { agent: Compared }) {
  const isChosen = useCompared().some((one) => one.uuid === uuid)

  function choose(chosen: boolean) {
    const others = comparedNow().filter((one) => one.uuid !== uuid)
    if (chosen && others.length === MOST_COMPARED)
      return toast.error(t('You can compare up to {most} agents. Remove one first.', { most: MOST_COMPARED }))
    setCompared(chosen ? [...others, { uuid, name }] : others)
  }

  return (
    <label className={css.toggle}>
      <input
        ref={listens}
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => choose(checked)}
      />
      {rich('Compare<name> {agent}</name>', {
        name: (words) => <span data-hidden>{words}</span>,
        agent: name,
      })}
    </label>
  )
}
