/**
 * Runs before the first paint. A press on a button, or a form sent, before the scripts of that part of the page have
 * come would be lost, or leave by the browser's own way. The last one is kept, and done as soon as the part listens
 * (listens.ts); what React has answered to by the end of the event is done already.
 */
export const EARLY_PRESS_SCRIPT = `{
let last
const keep = (part, act) => {
if (!part || part.listens) return
const mine = (last = { until: Date.now() + 30000 })
const look = () => {
if (last !== mine || !part.isConnected || Date.now() > mine.until) return
if (part.listens) act()
else setTimeout(look, 30)
}
setTimeout(() => part.listens || look())
return true
}
document.addEventListener('click', ({ target }) => {
const part = target.closest('button[type=button],[type=checkbox],[type=radio]')
const { checked } = part ?? {}
keep(part, () => {
if (checked !== undefined) part.checked = !checked
part.click()
})
}, true)
document.addEventListener('submit', (event) => {
const { target: form, submitter } = event
if (form.method === 'post' && keep(form, () => form.requestSubmit(submitter))) event.preventDefault()
}, true)
}`
