export { writeMoney } from '../../platform/write-money.ts'
