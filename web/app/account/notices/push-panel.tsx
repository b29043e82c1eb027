import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { callQuery } from '../../api/call-query.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { Switch } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { canPush, subscribeHere, unsubscribeHere } from './push-subscription.ts'

export const pushQuery = callQuery('GET /account/push')

/** Where the server can tell browsers that have no page of it open. The browser is asked by a click, never before. */
export function PushPanel() {
  const { data: push } = useQuery(pushQuery)
  const isHydrated = useHydrated()
  if (!push?.key || !isHydrated) return null
  return (
    <Panel title="This device" intro="Ends when you sign out here.">
      {canPush() ? (
        <PushSwitch serverKey={push.key} isOn={push.is_on} />
      ) : (
        <p>This browser cannot show push notifications.</p>
      )}
    </Panel>
  )
}

function PushSwitch({ serverKey, isOn }: { serverKey: string; isOn: boolean }) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [isBlocked, setBlocked] = useState(false)

  async function change(wanted: boolean) {
    setBusy(true)
    try {
      if (wanted) setBlocked(!(await subscribeHere(serverKey)))
      else await unsubscribeHere()
    } catch (error) {
      toast.error(sentenceOf(error, 'Error occurred, try again'))
    }
    await queries.invalidateQueries(pushQuery)
    setBusy(false)
  }

  return (
    <Switch
      label="Push notifications in this browser"
      help="Shown by your device when no page of Sojourn is open. We send the title only."
      error={
        isBlocked
          ? 'Your browser blocks notifications of this site. Allow them in its settings, then try again.'
          : undefined
      }
      checked={isOn}
      disabled={busy}
      onChange={({ currentTarget: { checked } }) => void change(checked)}
    />
  )
}
