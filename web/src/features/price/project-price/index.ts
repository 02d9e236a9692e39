export { kind as projectPriceKind } from './kind'
