import { Panel } from '../../layouts/own/panel.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { ExportPanel } from './export-panel.tsx'

/** Taking one's data along, and leaving. */
export const DataPanels = () => (
  <>
    <Panel title="Download" intro="A ZIP file with all the data we hold about you, including your picture.">
      <ExportPanel />
    </Panel>
    <Panel
      title="Delete your account"
      intro="Your account is deleted after 14 days. You can cancel until then."
      danger
    >
      <DeletionPanel />
    </Panel>
  </>
)
