import type { PlannedStage } from '@sojourn/contract/supply/stages'

/** A stage as a case keeps it; one that was agreed while the work ran names its offer, and says what it includes. */
export type KeptStage = PlannedStage & { offer?: string; description?: string }

export interface StagePlan {
  /** The title is of what was hired for. */
  title: string
  stages: KeptStage[]
}

export const stageInWords = (number: number, name: string) => `stage ${number}: ${name}`

export function termsOfStage({ title, stages }: StagePlan, number: number) {
  const stage = stages[number - 1]
  if (!stage) throw new Error(`A case of ${stages.length} stages has no stage ${number}`)
  return {
    title: `${title}, ${stageInWords(number, stage.name)}`,
    price_amount: stage.amount,
    delivery_days: stage.days,
    stage_no: number,
    stage_count: stages.length,
    stage_name: stage.name,
  }
}

interface Bought {
  title: string
  price: { amount: number }
  delivery_days: number
  stages: PlannedStage[]
}

/** An order begins with all of what is bought, or with the first stage of it. */
export function firstStageOf({ title, price, delivery_days, stages }: Bought) {
  if (stages.length < 2) return { title, price_amount: price.amount, delivery_days }
  const plan: StagePlan = { title, stages }
  return { ...termsOfStage(plan, 1), stage_plan: JSON.stringify(plan) }
}
