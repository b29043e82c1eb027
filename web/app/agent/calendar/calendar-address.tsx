import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Row, Stack } from '../../ui/text/layout.tsx'
import { rich } from '../../words/rich.tsx'
import css from './calendar-page.module.css'
import { addToGoogle, addToOutlook, openInProgram } from './feed-links.ts'

interface Props {
  address: string
  lastReadAt: string | null
  busy: boolean
  /** The sentence names the calendar apps that can no longer read once the address is revoked. */
  revoking: string
  onRenew: () => Promise<unknown>
  onRevoke: () => Promise<unknown>
}

/** A secret address for calendar programs: copied, added, renewed and turned off. */
export function CalendarAddress({ address, lastReadAt, busy, revoking, onRenew, onRevoke }: Props) {
  const [asked, ask] = useState<'renew' | 'revoke' | null>(null)
  const answer = async (done: Promise<unknown>) => {
    if (await done) ask(null)
  }
  return (
    <Stack gap={4}>
      <TextInput
        label={t('Secret address')}
        unmarked
        readOnly
        maxLength={2000}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
        help={
          lastReadAt
            ? rich('Last read {time}', { time: <RelativeTime value={lastReadAt} /> })
            : t('No calendar app has read it yet. Apps check every few hours.')
        }
      />
      <Row gap={2}>
        <CopyButton text={address}>{t('Copy address')}</CopyButton>
        <ExternalLink href={addToGoogle(address)}>{t('Add to Google')}</ExternalLink>
        <ExternalLink href={addToOutlook(address)}>{t('Add to Outlook')}</ExternalLink>
        <ExternalLink href={openInProgram(address)}>{t('Open in your calendar app')}</ExternalLink>
      </Row>
      <Row gap={2}>
        <Button variant="quiet" size="s" icon="refresh" busy={busy} onClick={() => ask('renew')}>
          {t('Renew')}
        </Button>
        <Button variant="quiet" size="s" icon="trash" busy={busy} onClick={() => ask('revoke')}>
          {t('Revoke')}
        </Button>
      </Row>
      <ConfirmModal
        open={asked === 'renew'}
        title={t('Renew the address?')}
        confirm={t('Renew')}
        onConfirm={() => answer(onRenew())}
        onClose={() => ask(null)}
      >
        {t('The current address stops working. Add the new one wherever you use it.')}
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'revoke'}
        title={t('Revoke the address?')}
        confirm={t('Revoke')}
        danger
        onConfirm={() => answer(onRevoke())}
        onClose={() => ask(null)}
      >
        {revoking}
      </ConfirmModal>
    </Stack>
  )
}

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className={css.link}>
    {children}
  </a>
)
