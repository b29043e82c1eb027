import { formatDay } from '@sojourn/contract/dates/format-day'
import { groundWords, type ReportKind } from '@sojourn/contract/talk/report-words'
import type { ReportDecision } from '@sojourn/contract/talk/reports'
import { t } from '@sojourn/contract/words/t'
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
        title: t('Our decision'),
        description: t('Where the link in a mail about a report leads.'),
        hidden: true,
      })
    : []

/** All of it is translated. */
export const handle = true

export default function ReportDecisionRoute({ params, loaderData }: Route.ComponentProps) {
  return <DecisionPage token={params.token} decision={loaderData} />
}

const hiddenTitle = (kind: ReportKind) =>
  t(
    '{kind, select, service {The service is hidden} review {The review is hidden} article {The article is hidden} message {The message is hidden} other {The video is hidden}}',
    { kind },
  )

const stayingTitle = (kind: ReportKind) =>
  t(
    '{kind, select, service {The service stays as it is} review {The review stays as it is} article {The article stays as it is} message {The message stays as it is} other {The video stays as it is}}',
    { kind },
  )

interface Props {
  token: string
  decision: ReportDecision
}

function DecisionPage({ token, decision: loaded }: Props) {
  const [decision, setDecision] = useState(loaded)
  const { side, kind, title, outcome, ground, reason, own_message, decided_at } = decision
  const { may_object, objected_at, settlement } = decision
  const isHidden = outcome === 'hidden'
  return (
    <div className={layout.page}>
      <PageHead
        title={isHidden ? hiddenTitle(kind) : stayingTitle(kind)}
        lead={
          side === 'reporter'
            ? t('You reported “{title}”. A member of our team looked at it and decided on {day}.', {
                title,
                day: formatDay(decided_at),
              })
            : t(
                '{kind, select, service {Someone reported your service “{title}”.} review {Someone reported your review “{title}”.} article {Someone reported your article “{title}”.} message {Someone reported your message in “{title}”.} other {Someone reported your video “{title}”.}} A member of our team looked at it and decided on {day}.',
                { kind, title, day: formatDay(decided_at) },
              )
        }
      />
      <div className={css.parts}>
        {own_message && <OwnMessage message={own_message} />}
        <section aria-labelledby="reasons">
          <h2 id="reasons">{t('Reasons')}</h2>
          {ground && <p className={css.ground}>{groundWords[ground]}.</p>}
          <blockquote className={css.words} dir="auto">
            {reason}
          </blockquote>
          <p className={css.note}>{t('No program took part in this decision.')}</p>
        </section>
        {settlement && <Settlement settlement={settlement} />}
        {objected_at && !settlement && (
          <section aria-labelledby="objected" role="status">
            <h2 id="objected">{t('An objection is with our team')}</h2>
            <p>
              {t(
                'It arrived on {day}. Another member of our team than the one who decided looks at it again, and both sides hear the answer by email.',
                { day: formatDay(objected_at) },
              )}
            </p>
          </section>
        )}
        {may_object && (
          <section aria-labelledby="object">
            <h2 id="object">{t('You disagree?')}</h2>
            <p>
              {t(
                'You can object once, free of charge. Another member of our team answers. You may also turn to a certified dispute settlement body or to a court.',
              )}
            </p>
            <ObjectionForm token={token} onSent={setDecision} />
          </section>
        )}
      </div>
    </div>
  )
}

const OwnMessage = ({ message: { text, at } }: { message: NonNullable<ReportDecision['own_message']> }) => (
  <section aria-labelledby="own">
    <h2 id="own">{at ? t('Your message of {day}', { day: formatDay(at) }) : t('Your message')}</h2>
    <blockquote className={css.words} dir="auto">
      {text}
    </blockquote>
  </section>
)

const Settlement = ({ settlement }: { settlement: NonNullable<ReportDecision['settlement']> }) => (
  <section aria-labelledby="answer">
    <h2 id="answer">
      {settlement.result === 'reversed'
        ? t('After an objection: the decision is changed')
        : t('After an objection: the decision stands')}
    </h2>
    <blockquote className={css.words} dir="auto">
      {settlement.reason}
    </blockquote>
    <p className={css.note}>
      {t(
        'Another member of our team answered on {day}. You may turn to a certified dispute settlement body or to a court if you disagree.',
        { day: formatDay(settlement.at) },
      )}
    </p>
  </section>
)
