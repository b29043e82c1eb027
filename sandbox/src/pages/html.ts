const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] as string)

/** Markup made by `html`, which puts it into other markup as it is. */
export interface Markup {
  markup: string
}

type Insert = string | Markup | Markup[]

/** A template in which every inserted text is escaped, so that nobody can forget to. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Markup {
  return { markup: String.raw({ raw: strings }, ...inserts.map(show)) }
}

function show(insert: Insert): string {
  if (typeof insert === 'string') return escapeHtml(insert)
  return Array.isArray(insert) ? insert.map((part) => part.markup).join('\n') : insert.markup
}

export const nothing: Markup = { markup: '' }
