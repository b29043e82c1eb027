import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { canPush, pushQuery } from './push-subscription.ts'
import { PushSwitch } from './push-switch.tsx'

/** The browser is asked by a click, never before. */
export function PushPanel() {
  const { data: push } = useQuery(pushQuery)
  const isHydrated = useHydrated()
  if (!push?.key || !isHydrated) return null
  return (
    <Panel title={t('This device')} intro={t('Turns off when you sign out on this device.')}>
      {canPush() ? (
        <PushSwitch serverKey={push.key} isOn={push.is_on} />
      ) : (
        <p>{t('This browser cannot show push notifications.')}</p>
      )}
    </Panel>
  )
}
