import { languageName } from './language-name.ts'

/** ISO 639-1, and of ISO 639-3 what many people speak who need a visa. */
const CODES = `
aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cs cu cv cy da de dv dz ee el en eo es et eu fa
ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn
ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om or
os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr
ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
ace ast awa bal ban bem bho bik ceb chr ckb crh doi fur gsw haw hil hmn ilo kab kam kbd kok krc kri luo luy mad mag
mai man mer mni nan nds nso pap pcm prs quc raj rom sat shn srn sus syr tpi tum tyv umb wuu yue zgh zza`
  .trim()
  .split(/\s+/)

const known = new Set(CODES)
export const isLanguage = (code: string) => known.has(code)

/** The list is sorted by name; a code whose name nobody knows is not offered. */
export const languages = CODES.map((code): [string, string] => [code, languageName(code)])
  .filter(([code, name]) => name !== code)
  .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
