import { walkHouses } from './walk/walk-houses.ts'

walkHouses(0)
