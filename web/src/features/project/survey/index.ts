export { SurveysOf } from './SurveysOf'
