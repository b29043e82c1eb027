import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { noticesQuery } from '../../session/account-queries.ts'
import { useNotices } from '../../session/socket/use-notices.ts'
import { Switch } from '../../ui/choice/checkbox.tsx'

export function LoginAlerts() {
  const notices = useQuery(noticesQuery)
  const change = useNotices()
  return (
    <Loaded query={notices}>
      {({ login_alerts }) => (
        <Switch
          label={t('Email me when someone signs in from a new device')}
          help={t('You’ll know right away if it wasn’t you.')}
          checked={login_alerts}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, login_alerts: checked }))}
        />
      )}
    </Loaded>
  )
}
