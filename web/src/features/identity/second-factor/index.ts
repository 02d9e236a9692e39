export { SecondFactorPanel } from './SecondFactorPanel'
