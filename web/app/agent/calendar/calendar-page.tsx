import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import css from './calendar-page.module.css'
import { WeekTab } from './week/week-tab.tsx'

const HoursTab = lazyPart(() => import('./hours-tab.tsx').then((part) => ({ default: part.HoursTab })))
const CalendarsTab = lazyPart(() =>
  import('./calendars-tab.tsx').then((part) => ({ default: part.CalendarsTab })),
)

export const handle = true

export const meta = () => ownPageMeta(t('Calendar'))

const tabs = [
  { id: 'week', label: t('Week') },
  { id: 'hours', label: t('Hours and rules') },
  { id: 'calendars', label: t('Other calendars') },
] as const

/** An agent’s week, when clients can meet them, and the calendars it goes together with. Times are of the agent's zone throughout. */
export default function CalendarPage() {
  const { timezone } = useAccount()
  return (
    <>
      <PageTitle>{t('Calendar')}</PageTitle>
      {timezone ? <Calendar zone={timezone.name} /> : <NoZone />}
    </>
  )
}

const NoZone = () => (
  <div className={css.notice}>
    <Banner
      tone="warning"
      action={
        <LinkButton to={agentPaths.timezone()} variant="secondary" size="s">
          {t('Set your time zone')}
        </LinkButton>
      }
    >
      {t('Set your time zone before you set your hours.')}
    </Banner>
  </div>
)

function Calendar({ zone }: { zone: string }) {
  const tab = useShownTab()
  return (
    <>
      <Tabs label={t('Parts of the calendar')} tabs={tabs} active={tab} />
      <Waits fallback={<Skeleton shape="block" />}>
        {tab === 'hours' && <HoursTab zone={zone} />}
        {tab === 'calendars' && <CalendarsTab />}
      </Waits>
      {tab === 'week' && <WeekTab zone={zone} />}
    </>
  )
}

const TAB_OF_PART: Partial<Record<string, (typeof tabs)[number]['id']>> = {
  '#meeting-link': 'hours',
  '#connected-calendar': 'calendars',
}

/** An address that names a part of a tab and no tab leads to that tab: mails and other pages hold such ones. */
function useShownTab() {
  const { hash } = useLocation()
  const hasTab = useSearchParams()[0].has('tab')
  const tab = useTab(tabs)
  const isAlive = useHydrated()
  return (!hasTab && isAlive && TAB_OF_PART[hash]) || tab
}
