import sanitizeHtml from 'sanitize-html'
import { PICTURE_ADDRESS, safeLink } from './article-addresses.ts'

/**
 * No other list allows words of an article: it is used when the article is written, and again where what is
 * stored was cleaned by another one (`kept-html.ts`), so that a list made shorter one day holds for that as
 * well.
 */
const allowList: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code', 'aside'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    aside: ['data-callout'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  // Links and pictures are judged below, address by address.
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their content goes with them: none of it was written to be read.
  nonTextTags: [
    ...[
      'script',
      'style',
      'textarea',
      'option',
      'title',
      'template',
      'noscript',
      'noembed',
      'noframes',
      'xmp',
    ],
    ...['plaintext', 'iframe', 'object', 'svg', 'math', 'select'],
  ],
  enforceHtmlBoundary: false,
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (_tag, { href = '' }) => {
      const link = safeLink(href)
      return link ? { tagName: 'a', attribs: { href: link, rel: LINK_REL } } : plain
    },
    img: (_tag, { src = '', alt = '', width, height }) =>
      PICTURE_ADDRESS.test(src)
        ? {
            tagName: 'img',
            attribs: { src, alt, ...wholeNumbers({ width, height }, 4000), loading: 'lazy' },
          }
        : plain,
    aside: (_tag, attribs) => ({
      tagName: 'aside',
      attribs: { 'data-callout': CALLOUTS.find((kind) => kind === attribs['data-callout']) ?? 'note' },
    }),
    ol: (_tag, { start }) => ({ tagName: 'ol', attribs: wholeNumbers({ start }, 9999) }),
    th: (_tag, { colspan, rowspan, scope = '' }) => ({
      tagName: 'th',
      attribs: {
        ...wholeNumbers({ colspan, rowspan }, MOST_CELLS),
        ...(SCOPES.has(scope) && { scope }),
      },
    }),
    td: (_tag, { colspan, rowspan }) => ({
      tagName: 'td',
      attribs: wholeNumbers({ colspan, rowspan }, MOST_CELLS),
    }),
  },
}

export const CALLOUTS = ['note', 'tip', 'warning'] as const

export const LINK_REL = 'nofollow ugc noopener'

const MOST_CELLS = 20
const SCOPES = new Set(['col', 'row'])

/** A tag that is on no list: its words stay, itself goes. */
const plain = { tagName: 'font', attribs: {} }

function wholeNumbers(attributes: Record<string, string | undefined>, most: number) {
  const whole = Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
    value && /^[1-9]\d{0,3}$/.test(value) && Number(value) <= most ? [[name, value]] : [],
  )
  return Object.fromEntries(whole)
}

/** All that decides what is left of a text, in words: another list is another text. */
export const RULES = JSON.stringify(
  [allowList, CALLOUTS, LINK_REL, MOST_CELLS, [...SCOPES], PICTURE_ADDRESS.source, safeLink],
  (_name, value) => (typeof value === 'function' ? String(value) : value),
)

/** Far more passes than any text we know needs. */
const MOST_PASSES = 10

/**
 * The rest may nest differently when it is read again after a tag was taken out: it is read until nothing
 * changes, so that what is stored is what is shown.
 */
export function sanitise(html: string): string {
  let clean = sanitizeHtml(html, allowList)
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const again = sanitizeHtml(clean, allowList)
    if (again === clean) return clean
    clean = again
  }
  return escaped(clean)
}

/** A text that never comes to rest is kept as words alone, in one paragraph. */
const escaped = (html: string) =>
  `<p>${sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim()}</p>`
