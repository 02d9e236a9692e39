export { phaseForm } from './form'
