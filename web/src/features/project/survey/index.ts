export { SurveysOf } from './looks'
