import { t } from '@sojourn/contract/words/t'
import drawings from '../../ui/text/icons.svg?url'
import css from './boarding-pass.module.css'

const stops = [t('Paid'), t('Started'), t('Documents'), t('Filed'), t('Decided')]

/** A journey as its papers tell it: the goal is a boarding pass, the order a route, the decision a stamp. */
export const BoardingPass = () => (
  <div
    className={css.papers}
    role="img"
    aria-label={t(
      'A goal drawn as a boarding pass from Lagos to Toronto, its order paid, started, filed and decided, and the stamp: approved',
    )}
  >
    <svg className={css.sky} viewBox="0 0 560 420" aria-hidden="true">
      <use href={`${drawings}#drawn-sky`} />
    </svg>
    <div className={css.pass}>
      <Trip />
      <Stub />
    </div>
    <ol className={css.route}>
      {stops.map((stop) => (
        <li key={stop}>{stop}</li>
      ))}
    </ol>
  </div>
)

const Trip = () => (
  <div className={css.trip}>
    <p className={css.title}>
      <span>{t('Boarding pass')}</span>
      <span>{t('Study permit')}</span>
    </p>
    <p className={css.way}>
      <b>LOS</b>
      <svg viewBox="0 0 120 40" aria-hidden="true">
        <path className={css.arc} d="M6 32C34 6 86 6 114 32" />
        <circle cx="6" cy="32" r="3.5" className={css.here} />
        <circle cx="114" cy="32" r="3.5" className={css.there} />
        <use className={css.plane} href={`${drawings}#drawn-plane`} />
      </svg>
      <b>YYZ</b>
    </p>
    <p className={css.places}>
      <span>{t('Lagos')}</span>
      <span>{t('Toronto')}</span>
    </p>
    <dl className={css.facts}>
      <div>
        <dt>{t('Purpose')}</dt>
        <dd>{t('Study')}</dd>
      </div>
      <div>
        <dt>{t('Needed by')}</dt>
        <dd>{t('28 Aug')}</dd>
      </div>
      <div>
        <dt>{t('Agent')}</dt>
        <dd>
          <bdi>A. Okafor</bdi>
        </dd>
      </div>
    </dl>
  </div>
)

const Stub = () => (
  <div className={css.stub}>
    <span className={css.label}>{t('Status')}</span>
    <p className={css.stamp}>
      <b>{t('Approved')}</b>
      <span>{t('14 Aug 2026')}</span>
    </p>
    <svg className={css.bars} viewBox="0 0 90 40" preserveAspectRatio="none" aria-hidden="true">
      <use href={`${drawings}#drawn-bars`} />
    </svg>
  </div>
)
