import { t } from '../words/t.ts'

/** Visas ask only for bands: working holidays end at 30 or 35, some retirement visas begin at 50. */
export const AGE_BANDS = {
  'under-18': { from: 0, to: 17 },
  '18-30': { from: 18, to: 30 },
  '31-35': { from: 31, to: 35 },
  '36-49': { from: 36, to: 49 },
  '50-plus': { from: 50, to: 120 },
} as const
export type AgeBand = keyof typeof AGE_BANDS

/** Lengths of a stay people choose from, in days. */
export const STAYS = [
  { days: 14, name: t('Up to 2 weeks') },
  { days: 30, name: t('Up to 30 days') },
  { days: 90, name: t('Up to 90 days') },
  { days: 180, name: t('Up to 6 months') },
  { days: 365, name: t('Up to a year') },
  { days: 3650, name: t('More than a year') },
] as const

export const LONGEST_STAY = 3650

/** Only the person knows these; each is asked only while it decides something. */
export const NEEDS = ['job_offer', 'school_place', 'relative', 'studied_there'] as const
export type Need = (typeof NEEDS)[number]

/** The parameters of the guide, in the order they stand in an address. */
export const GUIDE_PARAMETERS = [
  'passport',
  'passport2',
  'residence',
  'destination',
  'purpose',
  'stay',
  'age',
  ...NEEDS,
] as const
export type GuideParameter = (typeof GUIDE_PARAMETERS)[number]
