import type { HireFlows } from '../hire.ts'
import type { SlotTimes } from '../slots.ts'
import type { StartTimes } from '../start.ts'
import type { VerifyTime } from '../verify.ts'

export const describeHire = (hire: HireFlows) => [
  `Hiring, 200 clients at once (order, payment, saved card, Processed): ${hire.perSecond.toFixed(0)} flows/s, p99 ${(hire.p99Ms / 1000).toFixed(1)} s, ${hire.flows.toLocaleString('en')} flows without an error.`,
  '',
  '| what a client does, alone | statements |',
  '|---|---|',
  ...Object.entries(hire.steps).map(([step, statements]) => `| ${step} | ${statements} |`),
]

export const describeVerify = (verify: VerifyTime) => [
  `Proving the books, ${verify.entries.toLocaleString('en')} entries: ${verify.seconds.toFixed(1)} s, ${(verify.seconds / verify.tenthSeconds).toFixed(1)} times as long as a tenth of them (goal ≤ 12).`,
]

export const describeSlots = (slots: SlotTimes) => [
  `Free slots of a month in a full calendar (${slots.slots} of them, every 5 minutes): ${slots.medianMs.toFixed(2)} ms, p99 ${slots.p99Ms.toFixed(2)} ms.`,
]

export const describeStart = (start: StartTimes) => [
  `Second start: ${(start.startMs / 1000).toFixed(2)} s until it listens. Node process after one page: ${start.residentMb.toFixed(0)} MB (goal 250 MB).`,
]
