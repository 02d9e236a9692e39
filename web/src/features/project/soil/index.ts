export { soilForm } from './form'
