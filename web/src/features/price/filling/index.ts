export { PriceDialog } from './PriceDialog'
export { PriceForm } from './PriceForm'
