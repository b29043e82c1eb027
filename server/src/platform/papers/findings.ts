import { z } from 'zod'

const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
/** Nothing but what a zone can hold comes out of a picture. */
const Letters = z
  .string()
  .regex(/^[A-Z0-9 ]*$/)
  .max(60)

export const ZoneFound = z.object({
  format: z.enum(['TD1', 'TD2', 'TD3']),
  state: Letters,
  nationality: Letters,
  number: Letters,
  surname: Letters,
  given_names: Letters,
  birth: Day,
  expiry: Day,
  is_sure: z.boolean(),
})
export type ZoneFound = z.output<typeof ZoneFound>

const Picture = z.object({
  width: z.int(),
  height: z.int(),
  /** Edges are steep from 0 (not at all) to some 100. */
  sharpness: z.number(),
  /** It is the shade of the brightest twentieth and of the middle, 0 to 255. */
  light: z.number(),
  middle: z.number(),
  /** It is the shade of the darkest twentieth. */
  dark: z.number(),
})
export type PictureFound = z.output<typeof Picture>

const Zone = z.object({
  fields: ZoneFound.nullable(),
  /** Quarter turns to the right that put the page upright. */
  quarters: z.int().min(0).max(3),
  /** It counts dots for each letter of the zone. */
  pitch: z.number(),
  has_margin: z.boolean(),
})

/** Nothing was compared with it yet. */
export const Findings = z.object({
  sha256: z.string().length(64),
  kind: z.enum(['picture', 'pdf', 'other']),
  /** A file is `empty`, `locked` by a password, `broken`, or `too_large` to be looked at. */
  fault: z.enum(['empty', 'locked', 'broken', 'too_large']).nullable(),
  pages: z.int().nullable(),
  picture: Picture.nullable(),
  zone: Zone.nullable(),
  /** It counts letters of text in a PDF, and the days are those its first pages name. */
  letters: z.int().nullable(),
  days: z.array(Day).max(20),
})
export type Findings = z.output<typeof Findings>
