const LIST_ITEM = /<p\b[^>]*class="?[^">]*MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi
/** The drawn bullet or number before the words of an item. */
const MARKER = /<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/gi
const RUN = /(?:<li data-ordered="(?:yes|no)">[\s\S]*?<\/li>\s*)+/g

/** Google Docs puts all it copies into a bold tag that is not bold. */
const BOLD_IN_NAME = /<b\b[^>]*font-weight:\s*normal[^>]*>/gi
const HEAVY = /<span\b[^>]*font-weight:\s*(?:bold|[6-9]00)[^>]*>([^<]*)<\/span>/gi
const LEANING = /<span\b[^>]*font-style:\s*italic[^>]*>([^<]*)<\/span>/gi
/** A page may not run or wear these. The schema would drop them too, but the page's policy would complain before. */
const ACTIVE = /([\s/"'])(?:on[a-z]{3,}|style)(?=[\s\0]*=)/gi

/** From where a tag opens to where the next one does: a quote may hide where it ends. */
const TAG = /<[a-z][^<]*/gi

/** Makes lists of what word processors paste as paragraphs, and takes out what is no words. The schema drops the rest. */
export function cleanPaste(html: string) {
  return (
    html
      .replaceAll(BOLD_IN_NAME, '<span>')
      .replaceAll(HEAVY, '<strong>$1</strong>')
      .replaceAll(LEANING, '<em>$1</em>')
      .replaceAll(LIST_ITEM, (item, words: string) => {
        const marker = item.match(MARKER)?.[0].replaceAll(/<[^>]*>|&nbsp;|\s/g, '') ?? ''
        const isOrdered = /^\(?[0-9ivxa-z]{1,4}[.)]/i.test(marker)
        return `<li data-ordered="${isOrdered ? 'yes' : 'no'}">${words.replaceAll(MARKER, '')}</li>`
      })
      .replaceAll(RUN, (items) => {
        const tag = items.startsWith('<li data-ordered="yes">') ? 'ol' : 'ul'
        return `<${tag}>${items.replaceAll(/<li data-ordered="(?:yes|no)">/g, '<li>')}</${tag}>`
      })
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
      // One that is never closed.
      .replaceAll(/<\/?(?:style|script)\b/gi, '<data-off')
      .replaceAll(/<\/?o:p>/gi, '')
      .replaceAll(TAG, (tag) => tag.replaceAll(ACTIVE, '$1data-off'))
  )
}
