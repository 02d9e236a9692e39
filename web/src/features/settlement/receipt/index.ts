export { ReceiptDrawer } from './drawer/ReceiptDrawer'
export { GenerationDialog } from './generation/GenerationDialog'
export { useReturn } from './useReturn'
