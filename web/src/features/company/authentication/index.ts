export { tidied } from './form'
export { isCreditCode } from './numbers'
export { type Cut, cutsOf } from './picture/canvas'
