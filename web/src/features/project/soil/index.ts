export { kind as soilKind } from './kind'
