export { type Cut, cutsOf } from './picture/canvas'
