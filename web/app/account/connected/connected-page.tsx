import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { listSignInProviders } from '@sojourn/contract/people/auth'
import type { listConnectedAccounts } from '@sojourn/contract/people/connected-accounts'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { connectedQuery, providersQuery } from '../../session/account-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Entry } from '../../ui/form/entry.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { rich } from '../../words/rich.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Connected accounts'))

const OutsideProblem = lazyPart(() => import('../../join/parts/outside-problem.tsx'))

type Connected = ReplyOf<typeof listConnectedAccounts>['data']['items'][number]
type Provider = ReplyOf<typeof listSignInProviders>['data']['providers'][number]

/** The outside accounts one can sign in with. */
export default function ConnectedPage() {
  const providers = useQuery(providersQuery)
  const connected = useQuery(connectedQuery)
  const problem = useSearchParams()[0].get('problem')
  return (
    <AccountPage title={t('Connected accounts')}>
      <Waits>{problem && <OutsideProblem code={problem} />}</Waits>
      <Panel
        title={t('Sign in with')}
        intro={t('Sign in with another account instead of a password. We only receive your name and email.')}
      >
        <Loaded query={providers}>
          {(known) => (
            <Loaded query={connected}>{(links) => <Accounts providers={known} links={links} />}</Loaded>
          )}
        </Loaded>
      </Panel>
    </AccountPage>
  )
}

function Accounts({ providers, links }: { providers: readonly Provider[]; links: readonly Connected[] }) {
  // One that was switched off since can still be unlinked.
  const gone = links.filter(({ provider }) => !providers.some(({ id }) => id === provider))
  if (providers.length + gone.length === 0) return <p>{t('No other accounts can be connected yet.')}</p>
  return (
    <ul>
      {providers.map(({ id, name }) => {
        const link = links.find(({ provider }) => provider === id)
        return link ? <Linked key={id} link={link} /> : <Unlinked key={id} provider={{ id, name }} />
      })}
      {gone.map((link) => (
        <Linked key={link.id} link={link} />
      ))}
    </ul>
  )
}

function Unlinked({ provider: { id, name } }: { provider: Provider }) {
  const { pathname } = useLocation()
  const action = useAction()
  const connect = () =>
    action.run(async () => {
      const body = { provider: id, return_to: pathname }
      location.assign((await browserApi('POST /account/connected-accounts', { body })).data.url)
    })
  return (
    <Entry icon="globe" name={name}>
      <Button
        variant="secondary"
        size="s"
        busy={action.busy}
        onClick={connect}
        aria-label={t('Connect {name}', { name })}
      >
        {t('Connect')}
      </Button>
    </Entry>
  )
}

function Linked({ link: { id, name, email, created_at } }: { link: Connected }) {
  const [isAsked, setAsked] = useState(false)
  const queries = useQueryClient()
  const action = useAction()

  async function unlink() {
    const done = await action.run(() =>
      browserApi('DELETE /account/connected-accounts/{id}', { params: { id } }),
    )
    if (!done) return
    setAsked(false)
    toast.success(t('{name} is unlinked', { name }))
    await queries.invalidateQueries(connectedQuery)
  }

  return (
    <Entry
      icon="globe"
      name={
        <>
          {name}
          <Pill tone="success" icon="check">
            {t('Connected')}
          </Pill>
        </>
      }
      note={
        <>
          {email && (
            <>
              <bdi>{email}</bdi> ·{' '}
            </>
          )}
          {rich('since {day}', { day: <DayText value={created_at.date} /> })}
        </>
      }
    >
      <Button
        variant="quiet"
        size="s"
        onClick={() => setAsked(true)}
        aria-label={t('Unlink {name}', { name })}
      >
        {t('Unlink')}
      </Button>
      <ConfirmModal
        open={isAsked}
        title={t('Unlink {name}?', { name })}
        confirm={t('Unlink')}
        danger
        onConfirm={unlink}
        onClose={() => setAsked(false)}
      >
        {t('You can no longer sign in with it. Your account there stays as it is.')}
      </ConfirmModal>
    </Entry>
  )
}
