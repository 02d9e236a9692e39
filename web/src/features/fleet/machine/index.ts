export { kind as machineKind } from './kind'
