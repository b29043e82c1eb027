import type pg from 'pg'

const KEYS = `
  select picture_key as key from person where picture_key is not null
  union select 'sealed/' || id from sealed_file
  union select 'article-pictures/' || id from article_picture`

export const listFileKeys = async (client: pg.Client) =>
  (await client.query<{ key: string }>(KEYS)).rows.map(({ key }) => key)

/** Sealed files are bytes that say nothing of their type. */
export const mediaTypeOf = (key: string) =>
  key.startsWith('pictures/') || key.startsWith('article-pictures/')
    ? 'image/webp'
    : 'application/octet-stream'
