import drawings from '../../layouts/art/drawings.svg?url'
import css from './boarding-pass.module.css'

const stops = ['Paid', 'Started', 'Documents', 'Filed', 'Decided']

/** A journey as its papers tell it: the goal is a boarding pass, the order a route, the decision a stamp. */
export const BoardingPass = () => (
  <div
    className={css.papers}
    role="img"
    aria-label="A goal drawn as a boarding pass from Lagos to Toronto, its order paid, started, filed and decided, and the stamp: approved"
  >
    <svg className={css.sky} viewBox="0 0 560 420" aria-hidden="true">
      <use href={`${drawings}#sky`} />
    </svg>
    <div className={css.pass}>
      <div className={css.trip}>
        <p className={css.title}>
          <span>Boarding pass</span>
          <span>Study permit</span>
        </p>
        <p className={css.way}>
          <b>LOS</b>
          <svg viewBox="0 0 120 40" aria-hidden="true">
            <path className={css.arc} d="M6 32C34 6 86 6 114 32" />
            <circle cx="6" cy="32" r="3.5" className={css.here} />
            <circle cx="114" cy="32" r="3.5" className={css.there} />
            <use className={css.plane} href={`${drawings}#plane`} />
          </svg>
          <b>YYZ</b>
        </p>
        <p className={css.places}>
          <span>Lagos</span>
          <span>Toronto</span>
        </p>
        <dl className={css.facts}>
          <div>
            <dt>Purpose</dt>
            <dd>Study</dd>
          </div>
          <div>
            <dt>Needed by</dt>
            <dd>28 Aug</dd>
          </div>
          <div>
            <dt>Agent</dt>
            <dd>A. Okafor</dd>
          </div>
        </dl>
      </div>
      <div className={css.stub}>
        <span className={css.label}>Status</span>
        <p className={css.stamp}>
          <b>Approved</b>
          <span>14 Aug 2026</span>
        </p>
        <svg className={css.bars} viewBox="0 0 90 40" preserveAspectRatio="none" aria-hidden="true">
          <use href={`${drawings}#bars`} />
        </svg>
      </div>
    </div>
    <ol className={css.route}>
      {stops.map((stop) => (
        <li key={stop}>{stop}</li>
      ))}
    </ol>
  </div>
)
