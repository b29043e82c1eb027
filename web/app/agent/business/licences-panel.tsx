import type { Licence } from '@sojourn/contract/supply/business'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { licencesQuery } from './business-queries.ts'
import { LicenceCard } from './licence-card.tsx'
import { LicenceModal } from './licence-modal.tsx'
import css from './licences-panel.module.css'
import { RemoveLicence } from './remove-licence.tsx'

type Act = { kind: 'add' } | { kind: 'change' | 'remove'; licence: Licence }

export function LicencesPanel() {
  const licences = useQuery(licencesQuery)
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  const add = (
    <Button variant="secondary" icon="plus" onClick={() => setAct({ kind: 'add' })}>
      Add a licence
    </Button>
  )
  return (
    <Panel
      id="licences"
      title="Licences"
      intro="Our team looks each one up in its register. A confirmed licence shows as a stamp on your cards and profile, and lets you sell services for countries where only licensed people may advise."
    >
      <Loaded query={licences}>
        {(known) =>
          known.length === 0 ? (
            <Empty action={add}>You have not added a licence yet.</Empty>
          ) : (
            <div className={css.whole}>
              <ul className={css.licences}>
                {known.map((licence) => (
                  <LicenceCard
                    key={licence.id}
                    licence={licence}
                    onChange={() => setAct({ kind: 'change', licence })}
                    onRemove={() => setAct({ kind: 'remove', licence })}
                  />
                ))}
              </ul>
              {add}
            </div>
          )
        }
      </Loaded>
      <LicenceModal
        open={act?.kind === 'add' || act?.kind === 'change'}
        licence={act?.kind === 'change' ? act.licence : null}
        onClose={close}
      />
      <RemoveLicence licence={act?.kind === 'remove' ? act.licence : null} onClose={close} />
    </Panel>
  )
}
