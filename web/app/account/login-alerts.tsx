import { useQuery } from '@tanstack/react-query'
import { Switch } from '../ui/checkbox.tsx'
import { noticesQuery } from './account-queries.ts'
import { Loaded } from './loaded.tsx'
import { useNotices } from './use-notices.ts'

export function LoginAlerts() {
  const notices = useQuery(noticesQuery)
  const change = useNotices()
  return (
    <Loaded query={notices}>
      {({ login_alerts }) => (
        <Switch
          label="Email me when someone signs in from a new device"
          help="You’ll know right away if it wasn’t you."
          checked={login_alerts}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, login_alerts: checked }))}
        />
      )}
    </Loaded>
  )
}
