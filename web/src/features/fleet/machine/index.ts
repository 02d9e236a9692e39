export { machineForm } from './form'
