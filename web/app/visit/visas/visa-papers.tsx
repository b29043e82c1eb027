import { still } from '../../fast-pages/cached-html.tsx'
import css from './visa-papers.module.css'

/** The papers on a ruled sheet with its corner folded down and a box to tick on each line. */
export const VisaPapers = still(({ papers }: { papers: string[] }) => (
  <ul className={css.paper} aria-labelledby="papers" lang="en" dir="ltr">
    {papers.map((paper) => (
      <li key={paper}>{paper}</li>
    ))}
  </ul>
))
