import { dayIn } from '@sojourn/contract/dates/clocks'
import { zoneWords } from '@sojourn/contract/dates/moments'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { ownSchedulesQuery, rulesQuery, workHoursQuery } from '../../queries/availability-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { BlockedPanel } from './blocked-panel.tsx'
import css from './calendar-page.module.css'
import { Clashes } from './clashes.tsx'
import { ClientsView } from './clients-view.tsx'
import { ConnectedPanel } from './connected-panel.tsx'
import { FeedPanel } from './feed-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { OverridesPanel } from './overrides-panel.tsx'
import { RulesForm } from './rules-form.tsx'
import { WeekForm } from './week-form.tsx'

export const meta = () => ownPageMeta('Calendar')

/** When clients can meet an agent. Days and times are those of the agent's zone throughout. */
export default function CalendarPage() {
  const { timezone } = useAccount()
  return (
    <>
      <PageTitle>Calendar</PageTitle>
      <div className={panels.panels}>{timezone ? <Calendar zone={timezone.name} /> : <NoZone />}</div>
    </>
  )
}

const NoZone = () => (
  <div className={css.notice}>
    <Banner
      tone="warning"
      action={
        <LinkButton to={agentPaths.timezone()} variant="secondary" size="s">
          Set your time zone
        </LinkButton>
      }
    >
      Set your time zone before you set your hours.
    </Banner>
  </div>
)

function Calendar({ zone }: { zone: string }) {
  const { uuid } = useAccount()
  const hours = useQuery(workHoursQuery)
  const rules = useQuery(rulesQuery)
  const schedules = useQuery(ownSchedulesQuery(uuid))
  const today = dayIn(new Date(), zone)
  return (
    <>
      {hours.data && <Clashes clashes={hours.data.clashes} zone={zone} />}
      <Panel
        title="Weekly hours"
        intro={
          <span className={css.zone}>
            In {zoneWords(zone)} time. <Link to={agentPaths.timezone()}>Change the time zone</Link>
          </span>
        }
      >
        <Loaded query={hours} skeleton={<WeekBones />}>
          {(known) => <WeekForm hours={known} />}
        </Loaded>
      </Panel>
      {hours.data && <OverridesPanel hours={hours.data} today={today} />}
      <BlockedPanel today={today} />
      <Panel title="Meeting rules" intro="They apply to new bookings.">
        <Loaded query={rules}>{(known) => <RulesForm rules={known} />}</Loaded>
      </Panel>
      <Panel
        title="What clients see"
        intro={`Half-hour times in your time zone. Clients see them in their own time zone and yours.`}
      >
        <Loaded query={schedules} skeleton={<Skeleton shape="block" />}>
          {(known) => <ClientsView schedules={known} zone={zone} />}
        </Loaded>
      </Panel>
      <LinkPanel />
      <ConnectedPanel />
      <FeedPanel />
    </>
  )
}

const WeekBones = () => (
  <Stack gap={4}>
    {['Mo', 'Tu', 'We', 'Th', 'Fr'].map((day) => (
      <Skeleton key={day} shape="title" width="long" />
    ))}
  </Stack>
)
