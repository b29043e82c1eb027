const LIST_ITEM = /<p\b[^>]*class="?[^">]*MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi
/** The drawn bullet or number before the words of an item. */
const MARKER = /<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/gi
const RUN = /(?:<li data-ordered="(?:yes|no)">[\s\S]*?<\/li>\s*)+/g

/** Makes lists of what word processors paste as paragraphs, and takes out what is no words. The schema drops the rest. */
export function cleanPaste(html: string) {
  return html
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
    .replaceAll(/<\/?o:p>/gi, '')
}
