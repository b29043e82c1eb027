import css from './route-line.module.css'

interface Stop {
  title: string
  text: string
}

/** A journey with its stops, as the order page draws it: down the page on phones, along it on wide screens. */
export const RouteLine = ({ stops }: { stops: Stop[] }) => (
  <ol className={css.line}>
    {stops.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
