import css from './changed.module.css'

/** One fact of an article; where it is another now, the old one stands before it, crossed out. */
export function ChangedLine({
  name,
  before,
  after,
}: {
  name: string
  before: string | undefined
  after: string
}) {
  const isChanged = before !== undefined && before !== after
  return (
    <p className={css.line}>
      <span className={css.note}>{name}</span>
      {isChanged && (
        <del data-is="removed" dir="auto">
          {before}
        </del>
      )}
      {isChanged ? (
        <ins data-is="added" dir="auto">
          {after}
        </ins>
      ) : (
        <bdi>{after}</bdi>
      )}
    </p>
  )
}
