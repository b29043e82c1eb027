import { CalendarPage } from '../../availability/calendar-page.tsx'
import { ownPageMeta } from '../../shells/page-meta.ts'

export const meta = () => ownPageMeta('Calendar')

export default CalendarPage
