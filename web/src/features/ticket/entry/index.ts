export { CorrectDrawer } from './CorrectDrawer'
export { ledgerUrl, monthUrl } from './links'
