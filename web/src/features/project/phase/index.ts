export { PhasesOf } from './PhasesOf'
