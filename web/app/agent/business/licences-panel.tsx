import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { licencesQuery } from './business-queries.ts'
import { type LicenceAct, LicenceList } from './licence-list.tsx'
import { LicenceModal } from './licence-modal.tsx'
import { RemoveLicence } from './remove-licence.tsx'

export function LicencesPanel() {
  const licences = useQuery(licencesQuery)
  const [act, setAct] = useState<LicenceAct | null>(null)
  const close = () => setAct(null)
  return (
    <Panel
      id="licences"
      title={t('Licences')}
      intro={t(
        'Our team looks each one up in its register. A confirmed licence shows as a stamp on your cards and profile, and lets you sell services for countries where only licensed people may advise.',
      )}
    >
      <Loaded query={licences}>{(known) => <LicenceList licences={known} onAct={setAct} />}</Loaded>
      <LicenceModal
        open={act?.kind === 'add' || act?.kind === 'change'}
        licence={act?.kind === 'change' ? act.licence : null}
        onClose={close}
      />
      <RemoveLicence licence={act?.kind === 'remove' ? act.licence : null} onClose={close} />
    </Panel>
  )
}
