import { DeletionPanel } from './deletion-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { Panel } from './panel.tsx'

/** Taking one's data along, and leaving. */
export const DataPanels = () => (
  <>
    <Panel
      title="Download"
      intro="Everything we hold on you, as one ZIP: a file that programs and people can read, and your picture."
    >
      <ExportPanel />
    </Panel>
    <Panel
      title="Delete your account"
      intro="After 14 days, in which you can change your mind, nothing that tells who you are is left."
      danger
    >
      <DeletionPanel />
    </Panel>
  </>
)
