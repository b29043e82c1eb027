import { test } from 'vitest'
import { walkMany } from './walk/walk-many.ts'

const SEED = Number(process.env.SEED ?? 7)
const WALKS = Number(process.env.WALKS ?? 12)

test(`${WALKS} walks end, and a year later nothing and no money stands still`, { timeout: 1_200_000 }, () =>
  walkMany(SEED, WALKS),
)
