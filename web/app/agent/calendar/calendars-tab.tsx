import panels from '../../layouts/own/panel.module.css'
import { ConnectedPanel } from './connected-panel.tsx'
import { FeedPanel } from './feed-panel.tsx'

export const CalendarsTab = () => (
  <div className={panels.panels}>
    <ConnectedPanel />
    <FeedPanel />
  </div>
)
