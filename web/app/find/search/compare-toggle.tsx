import { MOST_COMPARED } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { pending } from '../../fast-pages/pending.ts'
import tick from '../../ui/choice/checkbox.module.css'
import { type Compared, comparedNow, setCompared, useCompared } from './compare-store.ts'
import css from './compare-toggle.module.css'

const refuse = () => pending(import('./refuse-compared.ts')).then(({ refuseCompared }) => refuseCompared())

/** The place of the name, which only those hear who do not see whose card it is. */
const HERE = '|'

/** Puts an agent beside others. */
export function CompareToggle({ agent: { uuid, name } }: { agent: Compared }) {
  const isChosen = useCompared().some((one) => one.uuid === uuid)

  function choose(chosen: boolean) {
    const others = comparedNow().filter((one) => one.uuid !== uuid)
    if (chosen && others.length === MOST_COMPARED) return void refuse()
    setCompared(chosen ? [...others, { uuid, name }] : others)
  }

  return <Tick name={name} isChosen={isChosen} onChoose={choose} />
}

interface TickProps {
  name: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

const Tick = still(({ name, isChosen, onChoose }: TickProps) => {
  const [before, after] = t('Compare {agent}', { agent: HERE }).split(HERE)
  return (
    <label className={css.toggle}>
      <input
        ref={listens}
        type="checkbox"
        className={tick.check}
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
      />
      {before}
      <span data-hidden>{name}</span>
      {after}
    </label>
  )
})
