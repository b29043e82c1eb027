import css from './deletion-panel.module.css'

/** Each says what has to be settled before the account goes. */
export const Blockers = ({ of }: { of: readonly string[] }) => (
  <ul className={css.blockers}>
    {of.map((blocker) => (
      <li key={blocker}>{blocker}</li>
    ))}
  </ul>
)
