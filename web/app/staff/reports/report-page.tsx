import { PRODUCT } from '@sojourn/contract/calls/names'
import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { categoryWords } from '@sojourn/contract/talk/report-words'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Route } from './+types/report-page'
import { AnswerObjection } from './answer-objection.tsx'
import { DecideReport } from './decide-report.tsx'
import { ReportClaim } from './report-claim.tsx'
import { ReportOutcome } from './report-outcome.tsx'
import css from './report-page.module.css'
import { reportQuery } from './report-queries.ts'
import { ReportState } from './report-state.tsx'
import { KIND_NAMES } from './report-words.ts'

export const meta = () => ownPageMeta('Report')

export default function Report({ params }: Route.ComponentProps) {
  return <ReportPage id={params.id} />
}

/** One report: the complaint, what it is about then and now, and what became of it. */
function ReportPage({ id }: { id: string }) {
  const query = useQuery(reportQuery(id))
  return <Loaded query={query}>{(known) => <Known key={known.id} report={known} />}</Loaded>
}

function Known({ report }: { report: StaffReport }) {
  const { kind, title, status, reported, current, closed_to_you } = report
  const isOpen = status === 'open' || status === 'claimed'
  const hasChanged = current !== null && (current.title !== reported.title || current.text !== reported.text)
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: 'Reports', to: staffPaths.reports() }]} here={title} />}
        action={
          current &&
          !current.is_hidden && (
            <LinkButton
              to={report.message ? staffPaths.reportedMessage(report.id) : current.path}
              variant="secondary"
              icon="eye"
            >
              See it in place
            </LinkButton>
          )
        }
      >
        {title}
      </PageTitle>
      <Head report={report} />
      {closed_to_you ? (
        <Banner tone="warning">{closed_to_you}</Banner>
      ) : (
        isOpen && <ReportClaim report={report} />
      )}
      <div className={panels.panels}>
        <Panel title="The complaint" intro={<Reporter report={report} />}>
          <div className={css.part}>
            <p className={css.category}>{categoryWords[report.category]}</p>
            <p className={css.text}>{report.explanation}</p>
          </div>
        </Panel>
        <Panel title={`The ${kind} when it was reported`}>
          <Words {...reported} />
        </Panel>
        <Panel title={`The ${kind} now`}>
          {current === null ? (
            <p>It no longer exists.</p>
          ) : hasChanged ? (
            <Words {...current} />
          ) : (
            <p>Nothing has changed{current.is_hidden && ', but nobody sees it: it is hidden'}.</p>
          )}
        </Panel>
        {isOpen && !closed_to_you && report.claim?.is_own && <DecideReport report={report} />}
        <ReportOutcome report={report} />
        {status === 'appealed' && !closed_to_you && <AnswerObjection report={report} />}
      </div>
    </>
  )
}

const Head = ({ report }: { report: StaffReport }) => (
  <div className={css.head}>
    <ReportState {...report} />
    <span>
      {KIND_NAMES[report.kind]}
      {report.owner && (
        <>
          {' '}
          by <Link to={staffPaths.person(report.owner.uuid)}>{report.owner.fullname}</Link>
        </>
      )}
    </span>
    {report.about && (
      <span>
        About <Link to={staffPaths.person(report.about.agent.uuid)}>{report.about.agent.fullname}</Link>
        {report.about.order && (
          <>
            , order <Link to={staffPaths.order(report.about.order.uuid)}>{report.about.order.ref}</Link>
          </>
        )}
      </span>
    )}
    {report.other_reports > 0 && (
      <span>
        {report.other_reports === 1 ? 'One other report' : `${report.other_reports} other reports`} of the
        same
      </span>
    )}
  </div>
)

const Reporter = ({ report: { reporter, created_at } }: { report: StaffReport }) => (
  <>
    {reporter ? (
      <>
        {reporter.uuid ? (
          <Link to={staffPaths.person(reporter.uuid)}>{reporter.fullname}</Link>
        ) : (
          reporter.fullname
        )}
        , {reporter.email}
      </>
    ) : (
      'Someone whose account is deleted'
    )}
    , <InstantText value={created_at} />
  </>
)

const Words = ({ title, text }: { title: string; text: string }) => (
  <div className={css.part}>
    <p className={css.category}>{title}</p>
    <p className={css.text}>{text}</p>
  </div>
)
