export { kind as phaseKind } from './kind'
export { PhasesOf } from './PhasesOf'
