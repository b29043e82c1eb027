/** Before zod comes, which would else try out whether it may compile its rules: pages run nothing made of text. */
export const FORM_RULES_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}'
