import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Row, Stack } from '../../ui/text/layout.tsx'
import css from './calendar-page.module.css'
import { addToGoogle, addToOutlook, openInProgram } from './feed-links.ts'

interface Props {
  address: string
  lastReadAt: string | null
  busy: boolean
  /** What no longer can be read once the address is revoked. */
  whose: string
  onRenew: () => Promise<unknown>
  onRevoke: () => Promise<unknown>
}

/** A secret address for calendar programs: copied, added, renewed and turned off. */
export function CalendarAddress({ address, lastReadAt, busy, whose, onRenew, onRevoke }: Props) {
  const [asked, ask] = useState<'renew' | 'revoke' | null>(null)
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
          lastReadAt ? (
            <>
              Last read <RelativeTime value={lastReadAt} />
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
        onConfirm={() => answer(onRenew())}
        onClose={() => ask(null)}
      >
        The current address stops working. Add the new one wherever you use it.
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'revoke'}
        title="Revoke the address?"
        confirm="Revoke"
        danger
        onConfirm={() => answer(onRevoke())}
        onClose={() => ask(null)}
      >
        Calendar apps that use it can no longer read your {whose}.
      </ConfirmModal>
    </Stack>
  )
}

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className={css.link}>
    {children}
  </a>
)
