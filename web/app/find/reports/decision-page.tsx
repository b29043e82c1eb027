import { formatDay } from '@sojourn/contract/dates/format-day'
import { groundWords } from '@sojourn/contract/talk/report-words'
import type { ReportDecision } from '@sojourn/contract/talk/reports'
import { useState } from 'react'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import type { Route } from './+types/decision-page'
import css from './decision-page.module.css'
import { ObjectionForm } from './objection-form.tsx'

const load = (async (api, { params }) =>
  (await api('GET /report-decisions/{token}', { params: { token: params.token ?? '' } }))
    .data) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  args.loaderData
    ? pageMeta(args, {
        title: 'Our decision',
        description: 'Where the link in a mail about a report leads.',
        hidden: true,
      })
    : []

export default function ReportDecisionRoute({ params, loaderData }: Route.ComponentProps) {
  return <DecisionPage token={params.token} decision={loaderData} />
}

interface Props {
  token: string
  decision: ReportDecision
}

/** Where the link in a mail about a decision leads: what was decided, why, and the one objection. */
function DecisionPage({ token, decision: loaded }: Props) {
  const [decision, setDecision] = useState(loaded)
  const { side, kind, title, outcome, ground, reason, decided_at, may_object, objected_at, settlement } =
    decision
  const isHidden = outcome === 'hidden'
  return (
    <div className={layout.page}>
      <PageHead
        title={isHidden ? `The ${kind} is hidden` : `The ${kind} stays as it is`}
        lead={
          side === 'reporter'
            ? `You reported "${title}". A member of our team looked at it and decided on ${formatDay(decided_at)}.`
            : `Someone reported your ${kind} "${title}". A member of our team looked at it and decided on ${formatDay(decided_at)}.`
        }
      />
      <div className={css.parts}>
        <section aria-labelledby="reasons">
          <h2 id="reasons">Reasons</h2>
          {ground && <p className={css.ground}>{groundWords[ground]}.</p>}
          <blockquote className={css.words}>{reason}</blockquote>
          <p className={css.note}>No program took part in this decision.</p>
        </section>
        {settlement && (
          <section aria-labelledby="answer">
            <h2 id="answer">
              {settlement.result === 'reversed'
                ? 'After an objection: the decision is changed'
                : 'After an objection: the decision stands'}
            </h2>
            <blockquote className={css.words}>{settlement.reason}</blockquote>
            <p className={css.note}>
              Another member of our team answered on {formatDay(settlement.at)}. You may turn to a certified
              dispute settlement body or to a court if you disagree.
            </p>
          </section>
        )}
        {objected_at && !settlement && (
          <section aria-labelledby="objected" role="status">
            <h2 id="objected">An objection is with our team</h2>
            <p>
              It arrived on {formatDay(objected_at)}. Another member of our team than the one who decided
              looks at it again, and both sides hear the answer by email.
            </p>
          </section>
        )}
        {may_object && (
          <section aria-labelledby="object">
            <h2 id="object">You disagree?</h2>
            <p>
              You can object once, free of charge. Another member of our team answers. You may also turn to a
              certified dispute settlement body or to a court.
            </p>
            <ObjectionForm token={token} onSent={setDecision} />
          </section>
        )}
      </div>
    </div>
  )
}
