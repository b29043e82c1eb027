import type { Licence } from '@sojourn/contract/supply/business'
import { t } from '@sojourn/contract/words/t'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { LicenceCard } from './licence-card.tsx'
import css from './licences-panel.module.css'

export type LicenceAct = { kind: 'add' } | { kind: 'change' | 'remove'; licence: Licence }

interface Props {
  licences: readonly Licence[]
  onAct: (act: LicenceAct) => void
}

/** The licences of an agent, and the button for another one. */
export function LicenceList({ licences, onAct }: Props) {
  const add = (
    <Button variant="secondary" icon="plus" onClick={() => onAct({ kind: 'add' })}>
      {t('Add a licence')}
    </Button>
  )
  if (licences.length === 0) return <Empty action={add}>{t('You have not added a licence yet.')}</Empty>
  return (
    <div className={css.whole}>
      <ul className={css.licences}>
        {licences.map((licence) => (
          <LicenceCard
            key={licence.id}
            licence={licence}
            onChange={() => onAct({ kind: 'change', licence })}
            onRemove={() => onAct({ kind: 'remove', licence })}
          />
        ))}
      </ul>
      {add}
    </div>
  )
}
