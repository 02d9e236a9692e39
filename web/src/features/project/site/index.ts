export { siteForm } from './form'
