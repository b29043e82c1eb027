import { PRODUCT } from '@sojourn/contract/calls/names'
import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import type { ConflictStage } from '@sojourn/contract/work/conflict-words'
import type { RefundRequest } from '@sojourn/contract/work/conflicts'
import { useQuery } from '@tanstack/react-query'
import { ConflictTrack } from '../../case/conflict/conflict-track.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import { TimelineOfOrder } from '../parts/timeline-of-order.tsx'
import css from '../reports/report-page.module.css'
import type { Route } from './+types/conflict-page'
import { ApproveConflict } from './approve-conflict.tsx'
import { ConflictClaim } from './conflict-claim.tsx'
import { ConflictDocuments } from './conflict-documents.tsx'
import { staffConflictQuery } from './conflict-queries.ts'
import { DecideConflict } from './decide-conflict.tsx'
import { stageNames } from './stage-names.ts'

export const meta = () => ownPageMeta('Conflict')

export default function Conflict({ params }: Route.ComponentProps) {
  return <ConflictPage id={params.id} />
}

/** One conflict: both sides, what was proposed, what happened, and the decision. */
function ConflictPage({ id }: { id: string }) {
  const query = useQuery(staffConflictQuery(id))
  return <Loaded query={query}>{(known) => <Known key={known.id} of={known} />}</Loaded>
}

function Known({ of }: { of: StaffConflict }) {
  const { order, conflict, stage, closed_to_you } = of
  const { with_bank } = conflict
  const isWaiting = !with_bank && (stage === 'mediation' || stage === 'approval')
  return (
    <>
      <title>{`Conflict about ${order.ref} · ${PRODUCT}`}</title>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: 'Conflicts', to: staffPaths.conflicts() }]} here={order.ref} />}
        action={
          <LinkButton to={staffPaths.conversation(order.uuid)} variant="secondary" icon="chat">
            Conversation
          </LinkButton>
        }
      >
        {order.title}
      </PageTitle>
      <Parties of={of} />
      <div className={css.stations}>
        <ConflictTrack conflict={conflict} first="Between both sides" />
      </div>
      {with_bank && (
        <Banner tone="info">
          The client’s bank decides about this payment. Until then nothing can be refunded or decided here.{' '}
          {stage === 'decided' &&
            'What was decided is carried out on what is left then, or comes back to our team if it is more. '}
          On the order you say who bears the fee of the bank.
        </Banner>
      )}
      {closed_to_you && isWaiting && <Banner tone="warning">{closed_to_you}</Banner>}
      {!closed_to_you && isWaiting && <ConflictClaim of={of} />}
      <div className={panels.panels}>
        <Complaint of={of} />
        {conflict.refunds.length > 0 && (
          <Panel title="Proposals">
            {conflict.refunds.map((request) => (
              <Line key={request.id} request={request} />
            ))}
          </Panel>
        )}
        <ConflictDocuments of={of} />
        {conflict.appeal && (
          <Panel title="Appeal" intro={<InstantText value={conflict.appeal.at} />}>
            <p className={css.text}>{conflict.appeal.text}</p>
          </Panel>
        )}
        {conflict.decision && <Decided decision={conflict.decision} />}
        {of.may.includes('propose') && <DecideConflict of={of} />}
        {isWaiting && stage === 'approval' && of.pending_decision && !closed_to_you && (
          <ApproveConflict id={of.id} decision={of.pending_decision} />
        )}
        <TimelineOfOrder events={of.timeline} />
      </div>
    </>
  )
}

const BY = { client: 'Client', agent: 'Agent', staff: 'Our team', system: 'Automatic', processor: 'Bank' }

const Line = ({ request }: { request: RefundRequest }) => (
  <div className={css.part}>
    <p className={css.category}>
      {BY[request.by]}: <MoneyText value={request.amount} /> to the client
      {request.continues && ', the work goes on'} ({request.status[1].toLowerCase()})
    </p>
    <p className={css.note}>
      {refundSentence(request.refund, 'staff')} {!request.continues && priceSentence(request.agent, 'staff')}
    </p>
    <p className={css.text}>{request.text}</p>
    {request.answer && <p className={css.note}>Answer: {request.answer}</p>}
  </div>
)

const STAGE_ICONS: Record<ConflictStage, IconName> = {
  direct: 'chat',
  mediation: 'clock',
  approval: 'clock',
  decided: 'check',
  settling: 'arrow-right',
  closed: 'check',
}

const Parties = ({ of: { stage, order, client, agent } }: { of: StaffConflict }) => (
  <div className={css.head}>
    <Pill
      tone={stage === 'mediation' || stage === 'approval' ? 'warning' : 'plain'}
      icon={STAGE_ICONS[stage]}
    >
      {stageNames[stage]}
    </Pill>
    <span>
      Order <Link to={staffPaths.order(order.uuid)}>{order.ref}</Link>
    </span>
    <span>
      Client <Link to={staffPaths.person(client.uuid)}>{client.fullname}</Link>
    </span>
    <span>
      Agent <Link to={staffPaths.person(agent.uuid)}>{agent.fullname}</Link>
    </span>
  </div>
)

const Complaint = ({ of, of: { conflict } }: { of: StaffConflict }) => (
  <Panel title={of.reason[1]} intro={<InstantText value={of.created_at} />}>
    <div className={css.part}>
      <p className={css.text}>{conflict.text || 'Opened by the client’s bank.'}</p>
      {!conflict.with_bank && (
        <p className={css.note}>
          <MoneyText value={of.refundable} /> can be refunded. By the refund terms of the order it would be{' '}
          <MoneyText value={conflict.suggested} />.
        </p>
      )}
    </div>
  </Panel>
)

const Decided = ({ decision }: { decision: NonNullable<StaffConflict['conflict']['decision']> }) => (
  <Panel title="The decision" intro={<InstantText value={decision.at} />}>
    <div className={css.part}>
      <p className={css.category}>{refundSentence(decision.refund, 'staff')}</p>
      <p className={css.note}>{priceSentence(decision.agent, 'staff')}</p>
      <p className={css.text}>{decision.reason}</p>
    </div>
  </Panel>
)
