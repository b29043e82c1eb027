import { type Faults, POINTS } from '../faults.ts'
import { html, type Markup, nothing } from '../pages/html.ts'
import { page, showMoney } from '../pages/page-frame.ts'
import type { ActName } from './act.ts'
import { type BookLine, SHOWN, type ShownKind } from './control-store.ts'

interface Shown {
  kind: ShownKind
  lines: BookLine[]
  older: string | null
  wires: Faults
}

const BUTTONS: Record<ShownKind, Partial<Record<string, [ActName, string][]>>> = {
  charges: {
    captured: [
      ['refund', 'Refund'],
      ['dispute', 'Open chargeback'],
      ['dispute_half', 'Open chargeback of half'],
    ],
    processing: [['hurry', 'Finish now']],
  },
  sessions: { open: [['close', 'Close']] },
  refunds: {
    pending: [
      ['hurry', 'Finish now'],
      ['bounce', 'Failed'],
    ],
    succeeded: [['bounce', 'Failed']],
  },
  disputes: {
    open: [
      ['win', 'Win'],
      ['lose', 'Lose'],
    ],
  },
  accounts: {
    in_progress: [['hurry', 'Finish now']],
    incomplete: [['accept', 'Accept']],
    linked: [
      ['another_bank', 'Another bank account'],
      ['ask_more', 'Ask for more details'],
    ],
  },
  payouts: {
    in_transit: [
      ['pay', 'Paid'],
      ['fail', 'Failed'],
    ],
    paid: [['fail', 'Failed']],
  },
  events: {
    delivered: [['redeliver', 'Deliver again']],
    tried: [['redeliver', 'Deliver now']],
    waiting: [['redeliver', 'Deliver now']],
  },
}

/** The page shows the other house from inside: what it did, and what can be made to happen. */
export const controlPage = ({ kind, lines, older, wires }: Shown) =>
  page(
    'Payments',
    html`<h1>The sandbox from inside</h1>
<p class="soft">What it did, the newest first, and what its banks could do next.</p>
${switches(wires, kind)}
<nav class="tabs" aria-label="What is shown">${SHOWN.map(
      (name) =>
        html`<a href="?show=${name}"${{ markup: name === kind ? ' aria-current="page"' : '' }}>${titleOf(name)}</a>`,
    )}</nav>
<h2>${titleOf(kind)}</h2>
${lines.length === 0 ? html`<p class="soft">Nothing here yet.</p>` : html`<ul class="lines card">${lines.map((line) => lineItem(kind, line))}</ul>`}
${older ? html`<p><a href="?show=${kind}&amp;before=${older}">Older</a></p>` : nothing}`,
  )

const titleOf = (kind: ShownKind) =>
  kind === 'disputes' ? 'Chargebacks' : kind[0]?.toUpperCase() + kind.slice(1)

function lineItem(kind: ShownKind, line: BookLine) {
  const money = line.amount && line.currency ? showMoney(line.amount, line.currency) : ''
  const about = line.about.filter((part) => part !== null).join(' · ')
  return html`<li><div><p><strong>${money}</strong> <span class="state">${line.status.replaceAll('_', ' ')}</span></p>
<p class="small" dir="auto">${about}</p><p class="small soft"><code>${line.id}</code> <time datetime="${line.at.toISOString()}">${line.at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p></div>
${buttons(kind, line)}</li>`
}

function buttons(kind: ShownKind, { id, status }: BookLine) {
  const possible = BUTTONS[kind][status] ?? []
  if (possible.length === 0) return nothing
  return html`<form method="post" action="/dev/payments"><input type="hidden" name="show" value="${kind}"><input type="hidden" name="id" value="${id}">${possible.map(
    ([name, label]) => html`<button class="button quiet" name="act" value="${name}">${label}</button>`,
  )}</form>`
}

function switches(wires: Faults, kind: ShownKind) {
  const { fault } = wires
  const option = (value: string, label: string, isChosen: boolean): Markup =>
    html`<option value="${value}"${{ markup: isChosen ? ' selected' : '' }}>${label}</option>`
  const tick = (name: string, label: string, isOn: boolean) =>
    html`<label class="tick"><input type="checkbox" name="${name}"${{ markup: isOn ? ' checked' : '' }}> ${label}</label>`
  const isOn =
    wires.delayMs > 0 || fault !== null || wires.refundsFail || wires.isShort || wires.holdsDeliveries
  return html`<details class="switches card"${{ markup: isOn ? ' open' : '' }}><summary>What goes wrong between here and there</summary>
<form method="post" action="/dev/payments/switches"><input type="hidden" name="show" value="${kind}">
<div class="grid">
<div class="field"><label for="delay">Each answer waits, in ms</label><input type="number" id="delay" name="delay" min="0" max="60000" value="${String(wires.delayMs)}"></div>
<div class="field"><label for="left">So many calls to come</label><input type="number" id="left" name="left" min="0" max="1000" value="${String(fault?.left ?? 0)}"></div>
<div class="field"><label for="does">do this</label><select id="does" name="does">${[
    option('fail', 'break off', fault?.does !== 'hang'),
    option('hang', 'hang for ever', fault?.does === 'hang'),
  ]}</select></div>
<div class="field"><label for="point">at this point</label><select id="point" name="point">${POINTS.map(
    (point) => option(point, point.replaceAll('_', ' '), point === fault?.point),
  )}</select></div>
<div class="field"><label for="call">of this call (or of any)</label><input type="text" id="call" name="call" value="${fault?.call ?? ''}" placeholder="charge" maxlength="40" autocomplete="off"></div>
</div>
${tick('refunds_fail', 'Refunds asked for from now on fail', wires.refundsFail)}
${tick('short', 'Too little of our money is there to pay anybody out', wires.isShort)}
${tick('hold', 'News are held back', wires.holdsDeliveries)}
<button class="button">Set</button></form></details>`
}
