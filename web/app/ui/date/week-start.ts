import { weekStartOf } from '@sojourn/contract/dates/locale-habits'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'

/** The weekday this person's week starts with, Sunday 0; Monday until the page lives. */
export const useWeekStart = () => weekStartOf(useHydrated() ? navigator.language : undefined)
