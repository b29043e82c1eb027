import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import css from './slim-footer.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

/** Below what one works on: help, the rules, the theme. */
export const SlimFooter = () => (
  <footer className={css.footer}>
    <ul>
      <li>
        <Link to={paths.contact()}>Contact us</Link>
      </li>
      <li>
        <Link to={paths.privacy()}>Privacy Policy</Link>
      </li>
      <li>
        <Link to={paths.terms()}>Terms</Link>
      </li>
    </ul>
    <ThemeSwitch name="theme-at-the-foot" />
  </footer>
)
