import { PRODUCT } from '@sojourn/contract/calls/names'
import { stateIn, verificationLevel } from '@sojourn/contract/calls/status'
import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LabelPill } from '../../agent/verification/label-pill.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import type { Route } from './+types/case-page'
import { CaseActs } from './case-acts.tsx'
import { CaseClaim } from './case-claim.tsx'
import { CaseDocument } from './case-document.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseHistory } from './case-history.tsx'
import css from './case-page.module.css'
import { DecideCase } from './decide-case.tsx'
import { DocumentViews } from './document-views.tsx'
import { UNJUDGED } from './judgement.ts'
import { SameDocument } from './same-document.tsx'
import { caseQuery } from './verification-queries.ts'

export const meta = () => ownPageMeta('Verification')

export default function Verification({ params }: Route.ComponentProps) {
  return <CasePage id={params.id} />
}

/** One verification: the papers at one side, what was told at the other. */
export function CasePage({ id }: { id: string }) {
  const query = useQuery(caseQuery(id))
  return <Loaded query={query}>{(known) => <Known key={known.uuid} of={known} />}</Loaded>
}

function Known({ of }: { of: VerificationCase }) {
  // Here and not beside the fields, which go with the claim: nothing typed is lost when that lapses.
  const [judgement, setJudgement] = useState(UNJUDGED)
  const desk = useKeptFocus<HTMLDivElement>()
  const isOpen = of.may.includes('decide')
  const isVerified = stateIn(verificationLevel, of.level) === 'verified'
  const isMine = of.claim?.is_own === true
  return (
    <>
      <title>{`${of.fullname} · ${PRODUCT}`}</title>
      <PageTitle
        above={
          <Breadcrumbs
            trail={[{ label: 'Verifications', to: staffPaths.verifications() }]}
            here={of.fullname}
          />
        }
        action={
          <LinkButton to={staffPaths.person(of.uuid)} variant="secondary" icon="user">
            View person
          </LinkButton>
        }
      >
        {of.fullname}
      </PageTitle>
      <div className={css.head}>
        <LabelPill of={of} />
        <span>
          {isVerified ? 'Verified' : 'Not verified yet'}, {isOpen && `attempt ${of.tries}, `}
          {of.email}
        </span>
      </div>
      {of.suspended && <Banner tone="warning">This person is suspended.</Banner>}
      {of.same_document.length > 0 && <SameDocument accounts={of.same_document} />}
      {!of.is_own && <CaseClaim of={of} hasVerdicts={Object.keys(judgement.verdicts).length > 0} />}
      <div {...desk} className={css.desk}>
        <CaseDocument of={of} />
        {isOpen && isMine ? (
          <DecideCase of={of} judgement={judgement} onJudge={setJudgement} />
        ) : (
          <CaseFacts of={of} />
        )}
      </div>
      <div className={panels.panels}>
        {!isOpen && (
          <Panel title="Actions" intro="The agent is told by email. Each action is in the audit log.">
            <CaseActs of={of} />
          </Panel>
        )}
        <Panel title="History">
          <CaseHistory of={of} />
        </Panel>
        <DocumentViews views={of.views} />
      </div>
    </>
  )
}
