import { dayIn } from '@sojourn/contract/dates/clocks'
import { zoneWords } from '@sojourn/contract/dates/moments'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { Together } from '../../layouts/own/together.tsx'
import {
  blockedDatesQuery,
  ownSchedulesQuery,
  rulesQuery,
  workHoursQuery,
} from '../../queries/availability-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Link } from '../../ui/text/link.tsx'
import { BlockedPanel } from './blocked-panel.tsx'
import css from './calendar-page.module.css'
import { Clashes } from './clashes.tsx'
import { ClientsView } from './clients-view.tsx'
import { LinkPanel } from './link-panel.tsx'
import { OverridesPanel } from './overrides-panel.tsx'
import { RulesForm } from './rules-form.tsx'
import { WeekForm } from './week-form.tsx'

/** When clients can meet an agent, and by which rules. */
export function HoursTab({ zone }: { zone: string }) {
  const { uuid } = useAccount()
  const hours = useQuery(workHoursQuery)
  const rules = useQuery(rulesQuery)
  const schedules = useQuery(ownSchedulesQuery(uuid))
  const blocked = useQuery(blockedDatesQuery)
  const today = dayIn(new Date(), zone)
  return (
    <div className={panels.panels}>
      <Together waitsFor={[hours, rules, blocked]}>
        {hours.data && <Clashes clashes={hours.data.clashes} zone={zone} />}
        <Panel
          title={t('Weekly hours')}
          intro={
            <span className={css.zone}>
              {t('In {zone} time.', { zone: zoneWords(zone) })}{' '}
              <Link to={agentPaths.timezone()}>{t('Change the time zone')}</Link>
            </span>
          }
        >
          <Loaded query={hours}>{(known) => <WeekForm hours={known} />}</Loaded>
        </Panel>
        {hours.data && <OverridesPanel hours={hours.data} today={today} />}
        <BlockedPanel today={today} />
        <Panel title={t('Meeting rules')} intro={t('Apply to new bookings only.')}>
          <Loaded query={rules}>{(known) => <RulesForm rules={known} />}</Loaded>
        </Panel>
        <LinkPanel />
        <Panel
          title={t('What clients see')}
          intro={t('Half-hour times in your time zone. Clients see them in their own time zone and yours.')}
        >
          <Loaded query={schedules} skeleton={<Skeleton shape="block" />}>
            {(known) => <ClientsView schedules={known} zone={zone} />}
          </Loaded>
        </Panel>
      </Together>
    </div>
  )
}
