import type { Act } from '../act.ts'
import { arguing } from './arguing.ts'
import { bank } from './bank.ts'
import { crediting } from './crediting.ts'
import { hiring } from './hiring.ts'
import { payingOut } from './paying-out.ts'
import { planning } from './planning.ts'
import { refunding } from './refunding.ts'
import { team } from './team.ts'
import { working } from './working.ts'

/** All that anybody does. */
export const acts: readonly Act[] = [
  ...hiring,
  ...working,
  ...arguing,
  ...team,
  ...bank,
  ...payingOut,
  ...crediting,
  ...refunding,
  ...planning,
]
