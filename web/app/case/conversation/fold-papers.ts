import type { Shown } from './group-messages.ts'

/** Fewer lines are read as quickly as what would stand for them. */
const LEAST = 4

/** Runs of lines about documents that came or were accepted stand as one; a run ends at what is unread. */
export function foldPapers(shown: Shown[]): (Shown | Shown[])[] {
  const folded: (Shown | Shown[])[] = []
  let run: Shown[] = []
  let hiddenDay: string | null = null
  const end = () => {
    if (run.length < LEAST) folded.push(...run)
    else {
      folded.push(run)
      hiddenDay = run.slice(1).findLast(({ day }) => day)?.day ?? null
    }
    run = []
  }
  for (const one of shown) {
    if (run.length > 0 && (!one.message.paper || one.isFirstUnread)) end()
    if (one.message.paper) run.push(one)
    // The day that began within the run is said of what follows.
    else folded.push(hiddenDay ? { ...one, day: one.day ?? hiddenDay } : one)
    if (!one.message.paper) hiddenDay = null
  }
  end()
  return folded
}
