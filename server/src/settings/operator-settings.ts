import { StartFailure } from '../platform/start-failure.ts'
import type { Environment } from './settings.ts'

export interface Operator {
  name: string
  address: string
  register: string | null
  vatNumber: string | null
  representative: string | null
}

/** All of it is optional, but a name without an address, or the rest without both, would mislead. */
export function readOperator(env: Environment): Operator | null {
  const told = (name: string) => {
    const text = env[name]?.trim() || null
    if (text && /[\r\n]/.test(text)) throw new StartFailure(`${name} has a line break; write it in one line.`)
    return text
  }
  const operator = {
    name: told('OPERATOR_NAME'),
    address: told('OPERATOR_ADDRESS'),
    register: told('OPERATOR_REGISTER'),
    vatNumber: told('OPERATOR_VAT_NUMBER'),
    representative: told('OPERATOR_REPRESENTATIVE'),
  }
  const { name, address } = operator
  if (Object.values(operator).every((text) => text === null)) return null
  if (name && address) return { ...operator, name, address }
  const missing = [!name && 'OPERATOR_NAME', !address && 'OPERATOR_ADDRESS'].filter(Boolean)
  throw new StartFailure(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing; who runs this place needs both, or none of OPERATOR_….`,
  )
}

/** Mails and receipts show it line by line. */
export function operatorInWords(operator: Operator | null): string[] {
  if (!operator) return []
  const { name, address, register, vatNumber, representative } = operator
  return [
    name,
    address,
    ...(register ? [`Registered: ${register}`] : []),
    ...(vatNumber ? [`VAT number: ${vatNumber}`] : []),
    ...(representative ? [`Represented by: ${representative}`] : []),
  ]
}
