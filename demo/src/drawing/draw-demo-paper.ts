import sharp from 'sharp'
import type { DemoPassport } from '../demo-hires.ts'
import { drawSpecimen } from '../people/draw-specimen.ts'
import { drawTravelPaper } from './draw-travel-paper.ts'

const LAYOUT = {
  name: '',
  paper: '#e9efe4',
  pattern: '#b9cdb0',
  heading: '#31533a',
  portrait: 'left' as const,
  weight: 0,
}
const SMALL = 10

interface Drawn {
  passport: DemoPassport | undefined
  isDark: boolean
}

/** Nobody has this passport. */
export async function drawDemoPaper(now: Date, { passport, isDark }: Drawn) {
  const page = passport ? await drawn(now, passport) : await drawSpecimen()
  return sharp(page)
    .linear(isDark ? 0.25 : 1, 0)
    .jpeg({ quality: 80 })
    .toBuffer()
}

function drawn(now: Date, { expires_in_months: months, state, ...passport }: DemoPassport) {
  const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10))
  const expiry = String(today.add({ months }))
  return drawTravelPaper({ ...passport, format: 'TD3', state, nationality: state, expiry }, LAYOUT, SMALL)
}
