import type { Markup } from '../../html.ts'
import { dark } from './mail-colours.ts'

const darkRules = `
.page { background: ${dark.page} !important; }
.card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
.notch, .perforation { border-color: ${dark.line} !important; }
.ink { color: ${dark.ink} !important; }
.soft { color: ${dark.soft} !important; }
.faint { color: ${dark.faint} !important; }
.link { color: ${dark.action} !important; }
.dot, .route, .edge { border-color: ${dark.action} !important; }
.dot-full { background: ${dark.action} !important; }
.tint { background: ${dark.tint} !important; }
.action { background: ${dark.action} !important; }
.action-label { color: ${dark.onAction} !important; }`

/** The style covers narrow screens, dark mode, and Outlook's way of marking it. */
export const mailStyle: Markup = {
  markup: `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
.around { padding: 20px 10px !important; }
.inside { padding: 28px 22px !important; }
.stub { padding: 16px 22px 20px !important; }
.wide { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {${darkRules}
}
${darkRules.replaceAll(/^\./gm, '[data-ogsc] .').replaceAll(', .', ', [data-ogsc] .')}
`,
}
