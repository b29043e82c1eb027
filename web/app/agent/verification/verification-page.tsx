import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { Together } from '../../layouts/own/together.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { DocumentPanel } from './document-panel.tsx'
import { History } from './history.tsx'
import { LabelPill } from './label-pill.tsx'
import { MissingList } from './missing-list.tsx'
import { useRoleOf } from './use-role-of.ts'
import { verificationQuery } from './verification-queries.ts'
import { VerificationState } from './verification-state.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Verification'))

export default function VerificationPage() {
  const query = useQuery(verificationQuery)
  const known = query.data
  useRoleOf(known)
  return (
    <AccountPage title={t('Verification')}>
      <Together waitsFor={[query]}>
        <Panel
          title={t('Status')}
          intro={t('Clients see on your card and profile whether you are verified.')}
          state={known && <LabelPill of={known} />}
        >
          <Loaded query={query}>{(verification) => <VerificationState verification={verification} />}</Loaded>
        </Panel>
        {known && known.missing.length > 0 && (
          <Panel title={t('To complete')} intro={t('What you still need to do.')}>
            <MissingList missing={known.missing} byForm={known.label.slug === 'unverified'} />
          </Panel>
        )}
        {known && (
          <Panel
            title={t('Your document')}
            intro={t('Stored encrypted. Everyone who opens it is logged here.')}
          >
            <DocumentPanel verification={known} />
          </Panel>
        )}
        {known && known.history.length > 0 && (
          <Panel title={t('History')} intro={t('Each step so far, newest first.')}>
            <History history={known.history} />
          </Panel>
        )}
      </Together>
    </AccountPage>
  )
}
