import { PRODUCT, TAGLINE } from '@sojourn/contract/calls/names'
import { directionOf, type Language } from '@sojourn/contract/words/languages'
import { html, type Markup, nothing } from '../../html.ts'
import { say } from '../../words/say.ts'
import { light } from './mail-colours.ts'
import { mailStyle } from './mail-style.ts'
import type { Letter } from './render-mail.ts'

const SERIF = "font-family:Fraunces,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"
const SANS = "font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The letter as mail programs can show it: tables, inline styles, no picture, nothing fetched. The classes are for
 * narrow screens and dark mode, where a program knows them.
 */
export function mailHtml(letter: Letter): string {
  const { subject, heading, paragraphs, code, quote, action } = letter
  const page = html`<!doctype html>
<html lang="${letter.language}" dir="${directionOf(letter.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${mailStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
${preview(paragraphs[0] ?? heading)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.page}">
<tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 16px">${masthead(letter)}</td></tr>
<tr><td class="card" style="background:${light.card};border:1px solid ${light.line};border-radius:14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="inside" style="padding:40px 40px 36px">
<h1 class="ink" style="margin:0 0 20px;${SERIF};font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-0.01em;word-break:break-word;color:${light.ink}">${heading}</h1>
${paragraphs.map(paragraph)}
${code ? codeBlock(code) : nothing}
${quote ? quoteBlock(quote, letter) : nothing}
${action ? button(action) : nothing}
</td></tr>
${stub(letter)}
</table>
</td></tr>
<tr><td style="padding:20px 8px 0">${footer(letter)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
  return page.markup
}

/** The line a list of mails shows beside the subject; the spaces keep what follows out of it. */
const preview = (text: string) =>
  html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}${{ markup: '&#8199;&#847; '.repeat(60) }}</div>`

const dot = (name: 'dot' | 'dot dot-full', style = '') =>
  html`<td class="${name}" width="7" style="width:7px;height:7px;font-size:0;line-height:0;border:2px solid ${light.action};border-radius:8px;${style}">&nbsp;</td>`

/** The name stands beside the product's sign: a route from here to there. */
const masthead = ({
  language,
}: Letter) => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" style="${SERIF};font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.01em;color:${light.ink}">${PRODUCT}</td>
<td align="${endOf(language)}" valign="middle"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${dot('dot')}
<td width="56" style="width:56px;padding:0 4px"><div class="route" style="height:0;font-size:0;line-height:0;border-top:2px dashed ${light.action}">&nbsp;</div></td>
${dot('dot dot-full', `background:${light.action}`)}
</tr></table></td>
</tr></table>`

/** Mail programs know left and right alone. */
const startOf = (language: Language) => (directionOf(language) === 'rtl' ? 'right' : 'left')
const endOf = (language: Language) => (directionOf(language) === 'rtl' ? 'left' : 'right')

const paragraph = (text: string) =>
  html`<p class="soft" style="margin:0 0 16px;${SANS};font-size:16px;line-height:1.6;word-break:break-word;color:${light.soft}">${lines(text)}</p>`

const lines = (text: string): Markup => ({
  markup: text
    .split(/\r\n|\r|\n/)
    .map((line) => html`${line}`.markup)
    .join('<br>'),
})

const codeBlock = (code: string) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="tint ink edge" dir="ltr" align="center" style="padding:20px 12px;background:${light.tint};border:2px dashed ${light.action};border-radius:10px;font-family:'SF Mono',Menlo,Consolas,'Liberation Mono',monospace;font-size:30px;line-height:1.2;font-weight:600;letter-spacing:0.2em;text-indent:0.2em;word-break:break-all;color:${light.ink}">${code}</td>
</tr></table>`

/** Another person’s words run as they are written, whatever is around them. */
const quoteBlock = (quote: string, { language }: Letter) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="tint ink edge" dir="auto" style="padding:16px 20px;text-align:start;background:${light.tint};border-${startOf(language)}:3px solid ${light.action};border-radius:10px;${SANS};font-size:16px;line-height:1.6;word-break:break-word;color:${light.ink}">${lines(quote)}</td>
</tr></table>`

const button = ({ label, url }: { label: string; url: string }) =>
  html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 0"><tr>
<td class="action" align="center" bgcolor="${light.action}" style="background:${light.action};border-radius:10px">
<a href="${url}" target="_blank" class="action-label" style="display:block;padding:14px 28px;${SANS};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;color:${light.onAction}">${label}</a>
</td></tr></table>`

function stub({ action, smallPrint, language }: Letter) {
  if (!action && smallPrint.length === 0) return nothing
  return html`<tr><td>${perforation}</td></tr>
<tr><td class="inside stub" style="padding:20px 40px 28px">
${smallPrint.map((text) => small(html`${text}`))}
${action ? small(html`${say(language, 'If the button does not open, copy this address into your browser:')}<br><a href="${action.url}" target="_blank" class="link" style="color:${light.action};word-break:break-all">${action.url}</a>`) : nothing}
</td></tr>`
}

const small = (content: Markup) =>
  html`<p class="faint" style="margin:0 0 8px;${SANS};font-size:13px;line-height:1.55;color:${light.faint}">${content}</p>`

const notch = (side: 'left' | 'right') =>
  html`<td class="page notch" width="10" style="width:10px;height:20px;font-size:0;line-height:0;background:${light.page};border:1px solid ${light.line};border-${side}:0;border-radius:${side === 'left' ? '0 12px 12px 0' : '12px 0 0 12px'}">&nbsp;</td>`

/** A boarding pass tears off here. */
const perforation = html`<table role="presentation" dir="ltr" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
${notch('left')}
<td style="padding:0 10px"><div class="perforation" style="height:0;font-size:0;line-height:0;border-top:2px dashed ${light.line}">&nbsp;</div></td>
${notch('right')}
</tr></table>`

function footer({ origin, operator, unsubscribeUrl, language }: Letter) {
  const told = operator.length > 0 ? html`<br>${operator.join(' · ')}` : nothing
  const unsubscribe = unsubscribeUrl
    ? html`<br><a href="${unsubscribeUrl}" target="_blank" class="faint" style="color:${light.faint}">${say(language, 'Unsubscribe from mails like this')}</a>`
    : nothing
  return small(
    html`<a href="${origin}" target="_blank" class="faint" style="color:${light.faint}">${PRODUCT}</a> &middot; ${say(language, TAGLINE)}${told}${unsubscribe}`,
  )
}
