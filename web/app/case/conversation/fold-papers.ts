import type { Shown } from './group-messages.ts'

/** Fewer lines are read as quickly as what would stand for them. */
const LEAST = 4

export interface Run {
  lines: Shown[]
  /** It began within the run and goes on after it. */
  dayAfter: string | null
}

/** Runs of lines about documents that came or were accepted stand as one; a run ends at what is unread. */
export function foldPapers(shown: Shown[]): (Shown | Run)[] {
  const folded: (Shown | Run)[] = []
  let lines: Shown[] = []
  const end = (next?: Shown) => {
    const day = next && !next.day ? (lines.slice(1).findLast((one) => one.day)?.day ?? null) : null
    if (lines.length < LEAST) folded.push(...lines)
    else folded.push({ lines, dayAfter: day })
    lines = []
  }
  for (const one of shown) {
    if (!one.message.paper || one.isFirstUnread) end(one)
    if (one.message.paper) lines.push(one)
    else folded.push(one)
  }
  end()
  return folded
}
