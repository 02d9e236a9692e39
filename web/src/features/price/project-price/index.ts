export { projectPriceForm } from './form'
