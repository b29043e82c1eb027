import { CALENDAR_PROBLEMS } from '@sojourn/contract/supply/calendar-problems'
import type { ConnectedCalendar, ConnectedCalendars } from '@sojourn/contract/supply/connected-calendar'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { connectedCalendarsQuery, schedulesChanged } from '../../queries/availability-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Entry } from '../../ui/form/entry.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { rich } from '../../words/rich.tsx'
import css from './connected-panel.module.css'
import { hasLinkStatus, LinkPill } from './link-pill.tsx'

interface Place {
  provider: string
  name: string
}

/** The calendars elsewhere: what is busy there cannot be booked here. */
export function ConnectedPanel() {
  const calendars = useQuery(connectedCalendarsQuery)
  return (
    <Panel
      id="connected-calendar"
      title={t('Connected calendar')}
      intro={t(
        'Clients can’t book times when your other calendar is busy. We only see when you are busy, never why or with whom.',
      )}
    >
      <Stack gap={4}>
        <Problem />
        <Loaded query={calendars}>{(known) => <Places known={known} />}</Loaded>
      </Stack>
    </Panel>
  )
}

/** Why they came back from a provider without it. */
function Problem() {
  const code = useSearchParams()[0].get('problem')
  const sentence = Object.entries(CALENDAR_PROBLEMS).find(([known]) => known === code)?.[1]
  return sentence ? (
    <div role="alert">
      <Banner tone="warning">{sentence}</Banner>
    </div>
  ) : null
}

function Places({ known: { providers, items } }: { known: ConnectedCalendars }) {
  const fresh = providers.filter(({ id }) => !items.some(({ provider }) => provider === id))
  if (items.length + fresh.length === 0)
    return <p className={css.none}>{t('Connecting another calendar is not available yet.')}</p>
  return (
    <ul>
      {items.map((calendar) => (
        <Known
          key={calendar.id}
          calendar={calendar}
          isOffered={providers.some(({ id }) => id === calendar.provider)}
        />
      ))}
      {fresh.map(({ id, name }) => (
        <Entry key={id} icon="calendar" name={name}>
          <Connect provider={id} name={name} />
        </Entry>
      ))}
    </ul>
  )
}

function Known({ calendar, isOffered }: { calendar: ConnectedCalendar; isOffered: boolean }) {
  const { provider, name, linkStatus } = calendar
  const isLinked = hasLinkStatus('linked', linkStatus)
  return (
    <Entry
      icon="calendar"
      name={
        <>
          {name}
          <LinkPill status={linkStatus} />
        </>
      }
      note={<Note calendar={calendar} />}
    >
      {!isLinked && isOffered && <Connect provider={provider} name={name} again />}
      <Disconnect calendar={calendar} />
    </Entry>
  )
}

function Note({ calendar: { linkStatus, last_read_at } }: { calendar: ConnectedCalendar }) {
  if (hasLinkStatus('linked', linkStatus))
    return last_read_at
      ? rich('Last read {when}', { when: <RelativeTime value={last_read_at} /> })
      : t('We are reading it for the first time.')
  if (hasLinkStatus('in_progress', linkStatus)) return t('Waiting for you to allow access.')
  return last_read_at
    ? t('We no longer have access, so only your own hours count. Please connect it again.')
    : t('You did not finish connecting it.')
}

function Connect({ provider, name, again = false }: Place & { again?: boolean }) {
  const action = useAction()
  const connect = () =>
    action.run(async () => {
      location.assign(
        (await browserApi('POST /account/consultant/calendars', { body: { provider } })).data.url,
      )
    })
  const words = again ? t('Connect again') : t('Connect')
  return (
    <Button
      variant="secondary"
      size="s"
      busy={action.busy}
      onClick={connect}
      aria-label={again ? t('Connect {name} again', { name }) : t('Connect {name}', { name })}
    >
      {words}
    </Button>
  )
}

function Disconnect({ calendar: { id, name, linkStatus } }: { calendar: ConnectedCalendar }) {
  const [isAsked, setAsked] = useState(false)
  const queries = useQueryClient()
  const action = useAction()
  const isLinked = hasLinkStatus('linked', linkStatus)
  const word = isLinked ? t('Disconnect') : t('Remove')

  async function disconnect() {
    const done = await action.run(() =>
      browserApi('DELETE /account/consultant/calendars/{id}', { params: { id } }),
    )
    if (!done) return
    setAsked(false)
    toast.success(t('{name} is disconnected', { name }))
    await Promise.all([queries.invalidateQueries(connectedCalendarsQuery), schedulesChanged(queries)])
  }

  return (
    <>
      <Button
        variant="quiet"
        size="s"
        onClick={() => setAsked(true)}
        aria-label={isLinked ? t('Disconnect {name}', { name }) : t('Remove {name}', { name })}
      >
        {word}
      </Button>
      <ConfirmModal
        open={isAsked}
        title={isLinked ? t('Disconnect {name}?', { name }) : t('Remove {name}?', { name })}
        confirm={word}
        danger
        onConfirm={disconnect}
        onClose={() => setAsked(false)}
      >
        {t('We delete your busy times, and clients can book any time within your own hours.')}
      </ConfirmModal>
    </>
  )
}
