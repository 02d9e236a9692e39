export { LeaveGuard } from './LeaveGuard'
export { PhoneFields } from './PhoneFields'
export { default as registrationCss } from './registration.module.css'
export { texts as registrationTexts } from './texts'
