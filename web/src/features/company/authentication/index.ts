export { tidied } from './form'
export { isCreditCode } from './numbers'
