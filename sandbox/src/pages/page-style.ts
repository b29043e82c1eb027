import { createHash } from 'node:crypto'
import { colour } from './page-colours.ts'

export const STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 Inter, system-ui, sans-serif; color: ${colour('ink')}; background: ${colour('page')}; -webkit-text-size-adjust: 100%; }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; overflow-wrap: anywhere; }
h1 { margin: 0 0 8px; font-size: 26px; }
h2 { margin: 0 0 16px; font-size: 19px; }
p { margin: 0 0 12px; overflow-wrap: anywhere; }
a { color: ${colour('action')}; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid ${colour('action')}; outline-offset: 2px; }

.notice { position: absolute; inset: 0 0 auto; margin: 0; padding: 10px 16px; text-align: center; font-size: 15px; color: ${colour('warning')}; background: repeating-linear-gradient(-45deg, ${colour('warningSoft')} 0 14px, ${colour('warningStripe')} 14px 28px); }
.notice strong { padding: 2px 6px; border-radius: 4px; background: ${colour('warningSoft')}; }
.notice span { padding: 2px 6px; border-radius: 4px; background: ${colour('warningSoft')}; }
.frame { max-width: 1000px; margin: 0 auto; padding: 92px 16px 64px; }
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 20px; font-weight: 600; color: ${colour('soft')}; }
.brand svg { flex: none; }
.columns { display: grid; gap: 20px; align-items: start; }
.frame:has(.narrow) { max-width: 552px; }
.card { padding: 20px; border: 1px solid ${colour('line')}; border-radius: 14px; background: ${colour('raised')}; box-shadow: 0 1px 2px #12262b0f, 0 8px 24px #12262b0f; }
.payee { display: block; margin: 0 0 4px; font: 16px/1.5 Inter, system-ui, sans-serif; color: ${colour('soft')}; }
.amount { display: block; font-size: clamp(26px, 9vw, 42px); font-variant-numeric: tabular-nums; }
.soft { color: ${colour('soft')}; }
.small { font-size: 15px; }

form { margin: 0; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; }
.field { margin: 0 0 16px; }
.field > label { display: block; margin: 0 0 6px; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
input[type=text], select, input[type=number] { width: 100%; min-height: 46px; padding: 0 12px; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: ${colour('sunk')}; border: 1px solid ${colour('edge')}; border-radius: 10px; }
::placeholder { color: ${colour('faint')}; opacity: 1; }
input[aria-invalid=true] { border-color: ${colour('danger')}; box-shadow: 0 0 0 1px ${colour('danger')}; }
.error { margin: 6px 0 0; font-size: 15px; color: ${colour('danger')}; }
.alert { margin: 0 0 16px; padding: 12px 14px; border-radius: 10px; color: ${colour('danger')}; background: ${colour('dangerSoft')}; }
.alert p:last-child { margin: 0; }
.tick { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 0 0 16px; cursor: pointer; }
.tick input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${colour('action')}; }
.button { display: block; width: 100%; min-height: 48px; padding: 11px 16px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; color: ${colour('onAction')}; background: ${colour('action')}; border: 1px solid transparent; border-radius: 10px; }
.button.quiet { color: ${colour('ink')}; background: transparent; border-color: ${colour('edge')}; }
.button + .button { margin-top: 12px; }
.button:hover { filter: brightness(1.08); }
.button.quiet:hover { background: ${colour('tint')}; filter: none; }
.fine { margin: 16px 0 0; font-size: 14px; color: ${colour('faint')}; }

.cards { list-style: none; margin: 0; padding: 0; }
.cards a { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; align-items: center; min-height: 44px; padding: 10px 12px; margin: 0 -12px; color: inherit; text-decoration: none; border-radius: 10px; }
.cards a:hover { background: ${colour('tint')}; }
.cards a[aria-current] { background: ${colour('tint')}; box-shadow: inset 0 0 0 1px ${colour('action')}; }
.cards b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
.cards i { grid-column: 1; font-style: normal; font-size: 15px; color: ${colour('soft')}; }
.cards .use { grid-column: 2; grid-row: 1 / span 2; font-size: 15px; font-weight: 600; color: ${colour('action')}; }
.brandname { margin-inline-start: 6px; font-size: 13px; font-weight: 400; color: ${colour('faint')}; }
.choices { display: grid; gap: 8px; margin: 0 0 20px; }
.choices label { display: flex; gap: 12px; padding: 12px; cursor: pointer; border: 1px solid ${colour('line')}; border-radius: 10px; }
.choices label:has(:checked) { border-color: ${colour('action')}; background: ${colour('tint')}; }
.choices input { flex: none; width: 20px; height: 20px; margin: 2px 0 0; accent-color: ${colour('action')}; }
.choices span span { display: block; font-size: 15px; color: ${colour('soft')}; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; margin: 16px 0 24px; }
dt { color: ${colour('soft')}; }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }

.switches { margin: 0 0 28px; padding: 12px 20px; }
.switches summary { min-height: 28px; font-weight: 600; cursor: pointer; }
.switches form { margin: 16px 0 8px; }
.switches .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: 0 16px; align-items: end; }
.switches .tick { margin: 0; }
.switches .button { max-width: 200px; margin-top: 12px; }
.tabs { display: flex; flex-wrap: wrap; gap: 4px; margin: 0 0 24px; border-bottom: 1px solid ${colour('line')}; }
.tabs a { display: flex; align-items: center; min-height: 44px; padding: 0 12px; color: ${colour('soft')}; text-decoration: none; border-bottom: 2px solid transparent; }
.tabs a[aria-current] { color: ${colour('ink')}; font-weight: 600; border-color: ${colour('action')}; }
.lines { list-style: none; margin: 0 0 20px; padding: 4px 20px; }
.lines li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 24px; padding: 16px 0; }
.lines li + li { border-top: 1px dashed ${colour('line')}; }
.lines li > div { flex: 1 1 300px; min-width: 0; }
.lines p { margin: 0; }
.lines form { display: flex; gap: 8px; }
.lines .button { width: auto; min-height: 44px; margin: 0; padding: 8px 14px; font-size: 15px; }
.state { padding: 2px 8px; font-size: 14px; border-radius: 6px; color: ${colour('ink')}; background: ${colour('tint')}; }
code { font-size: 13px; overflow-wrap: anywhere; }
@media (min-width: 780px) {
  .frame { padding-top: 84px; }
  .columns { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 20px 40px; }
  .columns > .what { grid-column: 1; grid-row: 1; }
  .columns > .tests { grid-column: 1; grid-row: 2; }
  .columns > .pay { grid-column: 2; grid-row: 1 / span 2; }
  .card { padding: 28px; }
  .lines { padding: 4px 28px; }
  .switches { padding: 16px 28px; }
}
@media (forced-colors: active) { .button { border-color: ButtonText; } }
`

/** A page lets in this style by it and no other. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
