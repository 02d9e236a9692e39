export { CorrectDrawer } from './CorrectDrawer'
export { ledgerUrl, monthUrl, usedUrl } from './links'
