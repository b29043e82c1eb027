import { MOST_COMPARED } from '@sojourn/contract/calls/limits'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { type Compared, comparedNow, setCompared, useCompared } from './compare-store.ts'
import css from './compare-toggle.module.css'

/** Puts an agent beside others. */
export function CompareToggle({ agent: { uuid, name } }: { agent: Compared }) {
  const isChosen = useCompared().some((one) => one.uuid === uuid)

  function choose(chosen: boolean) {
    const others = comparedNow().filter((one) => one.uuid !== uuid)
    if (chosen && others.length === MOST_COMPARED)
      return toast.error(`You can compare up to ${MOST_COMPARED} agents. Remove one first.`)
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
      Compare<span data-hidden> {name}</span>
    </label>
  )
}
