import css from './changed.module.css'

interface Props {
  /** Undefined for an article that readers have never seen, null for one without a cover. */
  before: string | null | undefined
  after: string | null
}

/** The cover of an article, after the one it takes the place of. */
export const ChangedCover = ({ before, after }: Props) => (
  <div className={css.covers}>
    {before && before !== after && (
      <img className={css.cover} data-is="removed" src={before} alt="Cover until now" />
    )}
    {after && (
      <img
        className={css.cover}
        data-is={before !== undefined && before !== after ? 'added' : undefined}
        src={after}
        alt="Cover"
      />
    )}
  </div>
)
