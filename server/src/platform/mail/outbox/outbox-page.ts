import { PRODUCT } from '@sojourn/contract/calls/names'
import { html, type Markup } from '../../html.ts'
import { dark, light } from '../writing/mail-colours.ts'
import type { findMail } from './outbox-store.ts'

type KeptMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

export const outboxPage = (mails: KeptMail[], to: string) =>
  page(
    'Outbox',
    html`<header><h1>Outbox</h1><p>Every mail this server would have sent, the newest first. No SMTP server is set.</p></header>
<form action="/dev/outbox"><label>To <input type="email" name="to" value="${to}" placeholder="ada@example.com"></label><button>Show</button>${to ? html`<a href="/dev/outbox">All</a>` : html``}</form>
${mails.length === 0 ? html`<p class="empty">No mail here yet.</p>` : html`<ul>${mails.map(entry)}</ul>`}`,
  )

const entry = (mail: KeptMail) =>
  html`<li><a href="/dev/outbox/${mail.id}"><b>${mail.subject}</b><span>${mail.recipient}</span>${time(mail.created_at)}</a></li>`

/** The mail has a frame of its own: nothing in it runs, and its links open in a new tab. */
export const mailPage = (mail: KeptMail) =>
  page(
    mail.subject,
    html`<header><p><a href="/dev/outbox">Outbox</a></p><h1>${mail.subject}</h1>
<dl><dt>To</dt><dd><a href="/dev/outbox?to=${encodeURIComponent(mail.recipient)}">${mail.recipient}</a></dd>
${mail.reply_to ? html`<dt>Reply to</dt><dd>${mail.reply_to}</dd>` : html``}
<dt>Key</dt><dd><code>${mail.key}</code></dd><dt>Sent</dt><dd>${time(mail.created_at)}</dd></dl></header>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${mail.html}"></iframe>
<h2>Plain text</h2><pre>${mail.text}</pre>
${mail.calendar ? html`<h2>Calendar file</h2><pre>${mail.calendar}</pre>` : html``}`,
  )

const time = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

const page = (title: string, content: Markup) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} &middot; ${PRODUCT}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body><main>${content}</main></body>
</html>`.markup

const colour = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.55 Inter, system-ui, sans-serif; color: ${colour('ink')}; background: ${colour('page')}; }
main { max-width: 820px; margin: 0 auto; padding: 40px 16px 64px; }
h1 { margin: 0 0 8px; font: 600 32px/1.2 Fraunces, Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 32px 0 12px; font: 600 20px/1.2 Fraunces, Georgia, serif; }
header p { margin: 0 0 20px; color: ${colour('soft')}; }
a { color: ${colour('action')}; }
:focus-visible { outline: 2px solid ${colour('action')}; outline-offset: 2px; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin: 0 0 20px; }
label { display: flex; align-items: center; gap: 12px; flex: 1 1 260px; }
input { flex: 1; min-width: 0; }
input, button { font: inherit; min-height: 44px; box-sizing: border-box; padding: 0 14px; border-radius: 10px; border: 1px solid ${colour('faint')}; color: inherit; background: ${colour('card')}; }
button { border-color: transparent; font-weight: 600; color: ${colour('onAction')}; background: ${colour('action')}; cursor: pointer; }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid ${colour('line')}; border-radius: 14px; overflow: hidden; background: ${colour('card')}; }
li + li { border-top: 1px dashed ${colour('line')}; }
li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px; padding: 14px 20px; color: inherit; text-decoration: none; }
li a:hover { background: ${colour('tint')}; }
li a:focus-visible { outline-offset: -4px; }
li b { flex: 1 0 100%; font-weight: 600; overflow-wrap: anywhere; }
li span { overflow-wrap: anywhere; }
span, time, dt { color: ${colour('soft')}; font-size: 15px; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 0 0 24px; }
dd { margin: 0; overflow-wrap: anywhere; }
.empty { padding: 48px 20px; text-align: center; border: 2px dashed ${colour('line')}; border-radius: 14px; color: ${colour('soft')}; }
iframe { display: block; width: 100%; height: 680px; max-width: 100%; resize: vertical; border: 1px solid ${colour('line')}; border-radius: 14px; }
pre { margin: 0; padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; border: 1px solid ${colour('line')}; border-radius: 14px; background: ${colour('card')}; }
`
