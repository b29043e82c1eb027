import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { listDevices } from '@sojourn/contract/people/devices'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { devicesQuery } from '../../session/account-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Entry } from '../../ui/form/entry.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import css from './devices-panel.module.css'

type Device = ReplyOf<typeof listDevices>['data']['items'][number]

export function DevicesPanel() {
  const devices = useQuery(devicesQuery)
  const queries = useQueryClient()
  const [asked, ask] = useState(false)
  const action = useAction()

  async function signOutOthers() {
    const done = await action.run(() => browserApi('DELETE /account/devices'))
    if (!done) return
    ask(false)
    toast.success(t('All other devices are signed out'))
    await queries.invalidateQueries(devicesQuery)
  }

  return (
    <Loaded query={devices}>
      {(known) => (
        <div className={css.whole}>
          <ul className={css.devices}>
            {known.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          {known.length > 1 && (
            <Button variant="secondary" icon="logout" onClick={() => ask(true)}>
              {t('Sign out all others')}
            </Button>
          )}
          <ConfirmModal
            open={asked}
            title={t('Sign out all other devices?')}
            confirm={t('Sign out')}
            onConfirm={signOutOthers}
            onClose={() => ask(false)}
          >
            {t('Those devices need to sign in again. This device stays signed in.')}
          </ConfirmModal>
        </div>
      )}
    </Loaded>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const { id, name, address, is_this, last_seen_at } = device
  const queries = useQueryClient()
  const action = useAction()

  async function signOut() {
    const done = await action.run(() => browserApi('DELETE /account/devices/{id}', { params: { id } }))
    if (!done) return
    toast.success(t('{name} is signed out', { name }))
    await queries.invalidateQueries(devicesQuery)
  }

  return (
    <Entry
      icon={isPhone(name) ? 'phone' : 'globe'}
      name={
        <>
          {name}
          {is_this && (
            <Pill tone="success" icon="check">
              {t('This device')}
            </Pill>
          )}
        </>
      }
      note={
        <>
          <bdi>{address}</bdi> · {is_this ? t('active now') : <RelativeTime value={last_seen_at} />}
        </>
      }
    >
      {!is_this && (
        <Button
          variant="quiet"
          size="s"
          busy={action.busy}
          aria-label={t('Sign out {name}', { name })}
          onClick={signOut}
        >
          {t('Sign out')}
        </Button>
      )}
    </Entry>
  )
}

const isPhone = (name: string) => /phone|android|ipad|mobile/i.test(name)
