import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { showPerson } from '@sojourn/contract/desk/staff'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { personQuery } from '../../queries/staff-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText, InstantText, RelativeTime } from '../../ui/date/time-text.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import type { Route } from './+types/person-page'

import { PayoutPause } from './payout-pause.tsx'
import { PersonActs } from './person-acts.tsx'
import css from './person-page.module.css'
import { PersonState } from './person-state.tsx'
import { PlanPayments } from './plan-payments.tsx'
import { roleWords } from './role-words.ts'

export const meta = () => ownPageMeta('Person')

export default function Person({ params }: Route.ComponentProps) {
  return <PersonPage id={params.id} />
}

export type Person = ReplyOf<typeof showPerson>['data']

/** A person as staff sees them, and what may be done. */
function PersonPage({ id }: { id: string }) {
  const person = useQuery(personQuery(id))
  return <Loaded query={person}>{(known) => <Known person={known} />}</Loaded>
}

function Known({ person }: { person: Person }) {
  const isMe = useAccount().uuid === person.uuid
  return (
    <>
      <title>{`${person.fullname} · Sojourn`}</title>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: 'People', to: staffPaths.people() }]} here={person.fullname} />}
        action={
          <LinkButton to={staffPaths.auditLog({ subject: person.uuid })} variant="secondary" icon="book">
            Staff actions
          </LinkButton>
        }
      >
        {person.fullname}
      </PageTitle>
      <div className={panels.panels}>
        <Panel title="The person" state={<PersonState person={person} />}>
          <Facts person={person} />
        </Panel>
        {person.suspension && (
          <Panel title="Suspension">
            <p className={css.reason}>{person.suspension.reason}</p>
            <p className={css.note}>
              {person.suspension.by}, <InstantText value={person.suspension.since} />
            </p>
          </Panel>
        )}
        {!isMe && person.plan && <PayoutPause id={person.uuid} />}
        {!isMe && person.plan && <PlanPayments id={person.uuid} />}
        {!isMe && person.is_a !== 'staff' && (
          <Panel
            title="Actions"
            intro="The person is told by email when a suspension starts or ends. Each action is in the audit log."
          >
            <PersonActs person={person} />
          </Panel>
        )}
      </div>
    </>
  )
}

const Facts = ({ person }: { person: Person }) => (
  <dl className={css.facts}>
    <Fact name="Email">
      {person.email}
      {!person.email_verified && ' (not verified)'}
    </Fact>
    <Fact name="Role">{roleWords[person.is_a]}</Fact>
    <Fact name="Phone">{person.phone ?? 'None'}</Fact>
    <Fact name="Country">{person.country ?? 'Not provided'}</Fact>
    <Fact name="Time zone">{person.timezone ?? 'Not provided'}</Fact>
    <Fact name="Two-step sign-in">{person.two_step ? 'On' : 'Off'}</Fact>
    <Fact name="Joined">
      <DayText value={person.created_at.date} />
    </Fact>
    <Fact name="Last seen">
      {person.last_seen_at ? <RelativeTime value={person.last_seen_at} /> : 'Never'}
    </Fact>
    <Fact name="Signed in on">{person.sessions === 1 ? '1 device' : `${person.sessions} devices`}</Fact>
    {person.plan && <PlanFact plan={person.plan} />}
    {person.deletion_due_at && (
      <Fact name="Will be deleted">
        <DayText value={person.deletion_due_at} />
      </Fact>
    )}
  </dl>
)

const PlanFact = ({ plan: { name, subscription } }: { plan: NonNullable<Person['plan']> }) => (
  <Fact name="Plan">
    {subscription ? (
      <>
        {name}, {subscription.status[1].toLowerCase()},{' '}
        {subscription.cancel_at_period_end ? 'ends' : 'paid until'}{' '}
        <DayText value={subscription.period.end} />
      </>
    ) : (
      name
    )}
  </Fact>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
