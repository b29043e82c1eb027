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
      <path d="M-30 330C60 150 250 180 380 90S560 0 660-90" />
      <path d="M-60 300C30 120 230 150 360 60S540-30 640-120" />
      <path d="M0 360C90 180 270 210 400 120S580 30 680-60" />
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
            <path
              className={css.plane}
              d="m52 13 8-1.5 5-8 2.4.3-2 7.4 8-1.200c3-.3 3 3.2 0 3.600l-8 1.2 4.2 6.6-2.4.4L60 16l-7 1z"
            />
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
          <path d="M1 0v40M5 0v40M10.5 0v40M14 0v40M21 0v40M24 0v40M31 0v40M35.5 0v40M39 0v40M47 0v40M50 0v40M57 0v40M61 0v40M65.5 0v40M72 0v40M75 0v40M81 0v40M84.5 0v40M89 0v40" />
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
