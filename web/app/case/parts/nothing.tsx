import css from './nothing.module.css'

/** A dash keeps the place in a row of a table; a card leaves its line out. */
export const Nothing = () => (
  <span className={css.none} data-none>
    –
  </span>
)
