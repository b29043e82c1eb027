import { z } from 'zod'

export const ARTICLE_TITLE = { least: 30, most: 70 }
/** A draft's title may be longer until it is cut. */
export const DRAFT_TITLE_LENGTH = 200
/** Characters of HTML: some 15,000 words. */
export const MOST_ARTICLE_HTML = 100_000
/** What a save may weigh on the wire, in any script. */
export const MOST_ARTICLE_BYTES = 400_000
export const MOST_TABLE_ROWS = 200
export const MOST_ARTICLE_SERVICES = 5
export const MOST_ATTACHMENTS = 5
export const MOST_ARTICLE_PICTURES = 40
export const TRASH_DAYS = 30

export const ARTICLE_CATEGORIES = [
  'Study',
  'Work',
  'Family',
  'Visit',
  'Permanent residence',
  'Citizenship',
  'Business and investment',
  'Remote work',
  'Retirement',
] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** What is said where something is missing or wrong; the specification's sentences where it has them. */
export const articleMessages = {
  title: 'please enter a title',
  titleShort: `please use at least ${ARTICLE_TITLE.least} characters`,
  titleLong: `please keep it under ${ARTICLE_TITLE.most} characters`,
  category: 'please select a category',
  description: 'please write your article',
  tooLong: 'This article is too long. Please split it into two articles.',
  tableTooLong: `This table has too many rows. Please keep tables under ${MOST_TABLE_ROWS} rows.`,
  tooManyPictures: `Please keep it to ${MOST_ARTICLE_PICTURES} pictures.`,
  service: 'please select a service',
  services: 'Please select at least one service',
  servicesTooMany: `please select at most ${MOST_ARTICLE_SERVICES} services`,
  cover: 'please add a cover picture',
} as const
const say = articleMessages

/** Control and direction-changing characters have no place in a title. */
const invisible = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

const title = z
  .string(say.title)
  .trim()
  .max(DRAFT_TITLE_LENGTH, `please keep it under ${DRAFT_TITLE_LENGTH} characters`)
  .refine((words) => !invisible.test(words), 'please use plain text')

const description = z
  .string(say.description)
  .max(MOST_ARTICLE_HTML, say.tooLong)
  .refine((html) => (html.match(/<tr[\s>]/gi)?.length ?? 0) <= MOST_TABLE_ROWS, say.tableTooLong)
  .refine((html) => (html.match(/<img[\s>]/gi)?.length ?? 0) <= MOST_ARTICLE_PICTURES, say.tooManyPictures)

const services = z
  .array(z.uuid(say.service), say.services)
  .max(MOST_ARTICLE_SERVICES, say.servicesTooMany)
  .refine((ids) => new Set(ids).size === ids.length, say.service)

/** What an agent writes; a draft takes whatever is right so far. */
export const articleFields = {
  title,
  category: z.enum(ARTICLE_CATEGORIES, say.category).nullable(),
  /** HTML; what readers must not get is taken out. */
  description,
  services,
}

/** The same with everything there: what our team is sent. */
export const WholeArticle = z.strictObject({
  title: z
    .string()
    .min(1, say.title)
    .min(ARTICLE_TITLE.least, say.titleShort)
    .max(ARTICLE_TITLE.most, say.titleLong),
  category: z.enum(ARTICLE_CATEGORIES, say.category),
  description: z.string().min(1, say.description),
  services: z.array(z.uuid()).min(1, say.services),
  cover: z.uuid(say.cover),
})
