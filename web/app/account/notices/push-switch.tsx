import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { Switch } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { pushQuery, subscribeHere, unsubscribeHere } from './push-subscription.ts'

/** Turns the notifications of this browser on and off; the browser may refuse. */
export function PushSwitch({ serverKey, isOn }: { serverKey: string; isOn: boolean }) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [isBlocked, setBlocked] = useState(false)

  async function change(wanted: boolean) {
    setBusy(true)
    try {
      if (wanted) setBlocked(!(await subscribeHere(serverKey)))
      else await unsubscribeHere()
    } catch (error) {
      toast.error(sentenceOf(error, t('Error occurred, try again')))
    }
    await queries.invalidateQueries(pushQuery)
    setBusy(false)
  }

  return (
    <Switch
      label={t('Push notifications in this browser')}
      help={t('Shown by your device when no page of Sojourn is open. We send the title only.')}
      error={
        isBlocked
          ? t('Your browser blocks notifications of this site. Allow them in its settings, then try again.')
          : undefined
      }
      checked={isOn}
      disabled={busy}
      onChange={({ currentTarget: { checked } }) => void change(checked)}
    />
  )
}
