import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { traderQuery } from './business-queries.ts'
import { TraderForm } from './trader-form.tsx'

/** Yes or no, without a default: the profile shows it either way. */
export function TraderPanel() {
  const declaration = useQuery(traderQuery)
  return (
    <Panel
      id="trader"
      title={t('Do you trade as a business?')}
      intro={t('The law asks us to show this on your profile. Answer it before you publish a service.')}
    >
      <Loaded query={declaration}>{({ trader }) => <TraderForm trader={trader} />}</Loaded>
    </Panel>
  )
}
