import css from './prose.module.css'

/** The one place where HTML of a person's making is put into a page. */
export const Prose = ({ html }: { html: string }) => (
  // The server sanitises an article when it is written and sends nothing else under this name; the page's content
  // policy runs no script that could slip through all the same.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
  <div className={css.prose} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
)
