export const ARTICLE_TITLE = { least: 30, most: 70 }
/** A draft's title may be longer until it is cut. */
export const DRAFT_TITLE_LENGTH = 200
/** The characters are of HTML: some 15,000 words. */
export const MOST_ARTICLE_HTML = 100_000
/** The limit holds in any script. */
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

/** The sentences are the specification’s where it has them. */
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
