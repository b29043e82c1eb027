import type { CalendarFeed } from '@sojourn/contract/supply/availability'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { feedQuery } from '../../queries/availability-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Row, Stack } from '../../ui/text/layout.tsx'
import css from './calendar-page.module.css'
import { addToGoogle, addToOutlook, openInProgram } from './feed-links.ts'

const PATH = '/account/consultant/calendar-feed'

/** The calendar in other programs, by a secret address. */
export function FeedPanel() {
  const feed = useQuery(feedQuery)
  return (
    <Panel
      title="In your other calendars"
      intro="Your meetings and blocked dates, kept up to date in Google Calendar, Outlook, Apple Calendar and others."
    >
      <Loaded query={feed}>
        {(known) => (known.address ? <Address feed={known} address={known.address} /> : <NoAddress />)}
      </Loaded>
    </Panel>
  )
}

function NoAddress() {
  const { renew, busy } = useFeed()
  return (
    <Stack gap={3}>
      <p className={css.none}>
        Your calendar has no address yet. Keep the address secret: anyone who has it can see your meetings.
      </p>
      <div>
        <Button icon="calendar" busy={busy} onClick={() => renew('Your calendar address is created')}>
          Create address
        </Button>
      </div>
    </Stack>
  )
}

function Address({ feed, address }: { feed: CalendarFeed; address: string }) {
  const [asked, ask] = useState<'renew' | 'revoke' | null>(null)
  const { renew, revoke, busy } = useFeed()
  const answer = async (done: Promise<unknown>) => {
    if (await done) ask(null)
  }
  return (
    <Stack gap={4}>
      <TextInput
        label="Secret address"
        unmarked
        readOnly
        maxLength={2000}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
        help={
          feed.last_read_at ? (
            <>
              Last read <RelativeTime value={feed.last_read_at} />
            </>
          ) : (
            'No calendar app has read it yet. Apps check every few hours.'
          )
        }
      />
      <Row gap={2}>
        <CopyButton text={address}>Copy address</CopyButton>
        <ExternalLink href={addToGoogle(address)}>Add to Google</ExternalLink>
        <ExternalLink href={addToOutlook(address)}>Add to Outlook</ExternalLink>
        <ExternalLink href={openInProgram(address)}>Open in your calendar app</ExternalLink>
      </Row>
      <Row gap={2}>
        <Button variant="quiet" size="s" icon="refresh" busy={busy} onClick={() => ask('renew')}>
          Renew
        </Button>
        <Button variant="quiet" size="s" icon="trash" busy={busy} onClick={() => ask('revoke')}>
          Revoke
        </Button>
      </Row>
      <ConfirmModal
        open={asked === 'renew'}
        title="Renew the address?"
        confirm="Renew"
        onConfirm={() => answer(renew('Your calendar has a new address'))}
        onClose={() => ask(null)}
      >
        The current address stops working. Add the new one wherever you use it.
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'revoke'}
        title="Revoke the address?"
        confirm="Revoke"
        danger
        onConfirm={() => answer(revoke())}
        onClose={() => ask(null)}
      >
        Calendar apps that use it can no longer read your calendar.
      </ConfirmModal>
    </Stack>
  )
}

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className={css.link}>
    {children}
  </a>
)

function useFeed() {
  const queries = useQueryClient()
  const action = useAction()
  return {
    busy: action.busy,
    renew: (said: string) =>
      action.run(async () => {
        const { data } = await browserApi(`POST ${PATH}`)
        queries.setQueryData(feedQuery.queryKey, data)
        toast.success(said)
      }),
    revoke: () =>
      action.run(async () => {
        await browserApi(`DELETE ${PATH}`)
        queries.setQueryData(feedQuery.queryKey, { address: null, created_at: null, last_read_at: null })
        toast.success('The address no longer works')
      }),
  }
}
