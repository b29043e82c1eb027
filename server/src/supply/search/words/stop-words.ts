/** These hold a sentence together, or say what every agent here is or does: nobody is sought by them alone. */
const STOP_WORDS = new Set(
  `a abroad about advice adviser advisor agency agent agents an and apply application applying at attorney best by can
  citizens consultant consultants cheap country do does expert experts find for from get getting go going good help hire how
  i immigration in is lawyer lawyers legal live living looking me migration move moving my near need of on or our people
  permit permits please process representative solicitor some someone speak speaker speaking speaks that the this to travel
  visa visas want we what who with
  au aux avec avocat avocats aide besoin cherche chercher conseil conseiller conseillers dans de demande des du en et un une je la
  le les ma mes mon ou par pour sur vers vivre l d
  abogado abogados agente agentes al asesor asesores ayuda busco buscar con del el ella los las mi mis necesito o para permiso
  permisos por que quiero solicitud su sus una visado visados vivir y
  في من الى إلى على عن مع أو تأشيرة تأشيرات التأشيرة فيزا محامي محام محاميين مستشار مستشارين وكيل وكلاء أريد اريد أحتاج مساعدة`.split(
    /\s+/,
  ),
)

export const isStopWord = (word: string) => STOP_WORDS.has(word)

/** The words that say what is wanted; all of them where there are only stop words. */
export function weightyWords(words: string[]) {
  const weighty = words.filter((word) => !isStopWord(word))
  return weighty.length > 0 ? weighty : words
}
