import { t } from '@sojourn/contract/words/t'
import { Panel } from '../../layouts/own/panel.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { ExportPanel } from './export-panel.tsx'

/** Taking one's data along, and leaving. */
export const DataPanels = () => (
  <>
    <Panel
      title={t('Download')}
      intro={t('A ZIP file with all the data we hold about you, including your picture.')}
    >
      <ExportPanel />
    </Panel>
    <Panel
      title={t('Delete your account')}
      intro={t('Your account is deleted after 14 days. You can cancel until then.')}
      danger
    >
      <DeletionPanel />
    </Panel>
  </>
)
