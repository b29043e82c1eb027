import css from './skip-link.module.css'

export const SkipLink = () => (
  <a className={css.skip} href="#content">
    Skip to content
  </a>
)
