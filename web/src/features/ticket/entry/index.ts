export { CorrectDrawer } from './CorrectDrawer'
export { ledgerUrl } from './links'
