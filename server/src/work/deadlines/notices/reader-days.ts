import {
  DEADLINE_KINDS,
  type DeadlineKind,
  NOTICE_DAYS,
  type NoticeDays,
  USUAL_DAYS,
} from '@sojourn/contract/work/own-deadlines-words'

type DaysByKind = Record<DeadlineKind, NoticeDays[]>

/** Days they chose count, and the usual for the rest. */
export function chosenDays(kept: unknown): DaysByKind {
  const chosen = (kept ?? {}) as Partial<Record<DeadlineKind, readonly number[]>>
  return Object.fromEntries(
    DEADLINE_KINDS.map((kind) => [
      kind,
      NOTICE_DAYS.filter((days) => (chosen[kind] ?? USUAL_DAYS[kind]).includes(days)),
    ]),
  ) as DaysByKind
}
