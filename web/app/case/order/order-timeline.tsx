import { zoneCity } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery } from '@tanstack/react-query'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { orderEventsQuery } from '../../queries/order-queries.ts'
import { useZone } from '../../ui/date/reader.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import type { Side } from '../../words/order-words.ts'
import css from './order-timeline.module.css'

/** A page that is opened shows what its server wrote; its many words come with what happens next. */
const Steps = writtenPart(() => import('./timeline-steps.tsx'), <Skeleton shape="block" />)

/** Everything that happened, the newest first. */
export function OrderTimeline({ uuid, side }: { uuid: string; side: Side }) {
  const events = useInfiniteQuery(orderEventsQuery(uuid))
  const zone = useZone()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = events
  return (
    <section id="activity" className={css.timeline} aria-labelledby="timeline" tabIndex={-1}>
      <h2 id="timeline">{t('Activity')}</h2>
      <Loaded query={events}>
        {({ pages }) => (
          <>
            <Steps pages={pages} side={side} />
            <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
            {zone && (
              <p className={css.zone}>{t('Times are shown in {city} time.', { city: zoneCity(zone) })}</p>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
