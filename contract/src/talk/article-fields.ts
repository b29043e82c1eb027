import { z } from 'zod'
import {
  ARTICLE_CATEGORIES,
  ARTICLE_TITLE,
  articleMessages,
  DRAFT_TITLE_LENGTH,
  MOST_ARTICLE_HTML,
  MOST_ARTICLE_PICTURES,
  MOST_ARTICLE_SERVICES,
  MOST_TABLE_ROWS,
} from './article-words.ts'

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

/** A draft takes whatever is right so far. */
export const articleFields = {
  title,
  category: z.enum(ARTICLE_CATEGORIES, say.category).nullable(),
  /** The HTML loses what readers must not get. */
  description,
  services,
}

/** Our team is sent an article with everything there. */
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
