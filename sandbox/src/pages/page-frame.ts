import { placesOf } from '@sojourn/contract/amounts/money-places'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { html, type Markup } from './html.ts'
import { STYLE } from './page-style.ts'

const MARK = html`<svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="2" y="6" width="24" height="16" rx="3"/><path d="M2 11h24"/><path d="M6 17h5" stroke-dasharray="2 2"/></svg>`

/** Every page of the sandbox says first that it is none where money moves. */
export const page = (title: string, content: Markup) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} &middot; Sandbox</title>
<link rel="icon" href="data:,">
<style>${{ markup: STYLE }}</style>
</head>
<body>
<div class="frame">
<header><p class="notice"><strong>Test processor.</strong> <span>No money moves here, and no real card works.</span></p>
<p class="brand">${MARK} Sandbox, for ${PRODUCT}</p></header>
<main>${content}</main>
</div>
</body>
</html>`.markup

/** One thing to say and where to go on. */
export const notePage = (title: string, text: string, go?: { url: string; label: string }) =>
  page(
    title,
    html`<div class="narrow card"><h1>${title}</h1><p>${text}</p>${
      go ? html`<a class="button" href="${go.url}">${go.label}</a>` : html``
    }</div>`,
  )

export function showMoney(amount: number, currency: string) {
  const places = placesOf(currency)
  const fraction = { minimumFractionDigits: places, maximumFractionDigits: places }
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fraction }).format(
    amount / 10 ** places,
  )
}

export const brandName = (brand: string) => brand.slice(0, 1).toUpperCase() + brand.slice(1)
